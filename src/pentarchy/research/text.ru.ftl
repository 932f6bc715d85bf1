dataset-unfinished = партия не доиграна
