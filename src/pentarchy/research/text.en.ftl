dataset-unfinished = the game was not finished
