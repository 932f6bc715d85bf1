// What my page is made of, in the order in which it is read. A section is a component without
// properties that draws one panel; the wide ones stand on the left where there is room.
import type { Component } from "svelte";
import Calls from "./Calls.svelte";
import Devices from "./Devices.svelte";
import Games from "./Games.svelte";
import Invited from "./Invited.svelte";
import Leaving from "./Leaving.svelte";
import Name from "./Name.svelte";
import Passkeys from "./Passkeys.svelte";
import Puzzles from "./Puzzles.svelte";
import Ratings from "./Ratings.svelte";
import Results from "./Results.svelte";

export const wide: Component[] = [Games, Results, Ratings];
export const narrow: Component[] = [Name, Puzzles, Invited, Calls, Devices, Passkeys, Leaving];
