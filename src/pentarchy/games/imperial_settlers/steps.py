"""The decisions of Imperial Settlers, phase by phase: every kind of step there is."""

from __future__ import annotations

from pentarchy.games.imperial_settlers import (
    effects,
    steps_action,
    steps_activate,
    steps_build,
    steps_cleanup,
    steps_deals,
    steps_draw,
    steps_leaving,
    steps_lookout,
    steps_pay,
    steps_production,
    steps_raze,
    steps_rivals,
    steps_setup,
    steps_solo,
    steps_targets,
)
from pentarchy.kernel.steps import Step

STEPS: tuple[type[Step], ...] = (
    # Setting up and the Lookout
    steps_setup.ChooseFaction, steps_setup.ChooseFirst, steps_setup.Begin, steps_setup.NextRound,
    steps_lookout.Lookout, steps_lookout.Reveal, steps_lookout.TakeOne, steps_lookout.Take,
    steps_lookout.DiscardOffer, steps_lookout.Drafting, steps_lookout.Draft, steps_lookout.PassOn,
    steps_lookout.DiscardPacks,
    steps_draw.GainCard, steps_draw.ChooseDeck, steps_draw.Draw, steps_draw.Look,
    steps_draw.KeepOne,
    # Production
    steps_production.Production, steps_production.Produce, steps_production.ProduceRest,
    steps_production.ChooseProducer, steps_production.OfferSwap, steps_production.Swap,
    effects.Effects,
    # Turns
    steps_action.NextTurn, steps_action.EndRound, steps_action.Turn, steps_action.AfterAction,
    steps_action.Spare, steps_action.ChooseGate, steps_action.PerhapsMore, steps_action.MorePairs,
    steps_pay.PayWith, steps_pay.GiveAny, steps_leaving.DiscardMarker,
    steps_build.Sacrifice, steps_build.PayFor, steps_build.Raise, steps_build.Fire,
    steps_build.ChooseGood, steps_build.Trade, steps_build.BuildNow,
    steps_deals.MakeDeal, steps_deals.Repeat, steps_deals.Drop, steps_deals.Cancel,
    steps_deals.Steal, steps_deals.Mark,
    steps_raze.Demolish, steps_raze.Charge, steps_raze.RazeAny,
    steps_activate.PerhapsAgain, steps_activate.Again,
    steps_targets.Plunder, steps_targets.Loot, steps_targets.Remove, steps_targets.Block,
    steps_targets.Capture, steps_targets.Reset, steps_targets.Copy,
    steps_rivals.Rob, steps_rivals.Carry, steps_rivals.Compel, steps_rivals.DiscardCard,
    steps_rivals.Found, steps_rivals.PlaceSamurai, steps_rivals.ChoosePlace,
    # Cleanup and the virtual opponent
    steps_cleanup.Cleanup, steps_solo.RivalTakes, steps_solo.RivalPick, steps_solo.OpenAttack,
    steps_solo.Attacks, steps_solo.NextAttack, steps_solo.Strike, steps_solo.ChooseVictim,
)  # fmt: skip
