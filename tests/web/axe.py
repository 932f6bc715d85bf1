"""What axe finds wrong with a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.house import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What still fades in has no colour of its own yet.
STILL = """Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === 1).map((one) => one.finished))"""
SERIOUS = """async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations
  .filter((one) => ['serious', 'critical'].includes(one.impact))
  .map((one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html)])"""


def faults(page: Page, part: Any = "html") -> list[Any]:
    """Serious faults in a part of the page, each with where it is."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(STILL)
    return list(page.evaluate(SERIOUS, part))
