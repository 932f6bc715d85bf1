"""Build the documentation site: build/docs are its pages, build/site is what is read.

    python tools/docs.py [gather]

Pages are written in docs/. What has a home elsewhere is gathered from there when the site is built:
the rules of the games, the HTTP operations of the server, the colours, fonts and covers of the
client. Zensical makes the site; a warning of it, and a page that would ask the network for
anything, fails the build.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import docs_http

import web

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GAMES = ROOT / "src" / "pentarchy" / "games"
WEB = ROOT / "web"
BUILD = ROOT / "build"
PAGES = BUILD / "docs"
SITE = BUILD / "site"

OTHER_LANGUAGE = {"en": ("ru", "По-русски"), "ru": ("en", "In English")}
RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|icon|preload|preconnect|prefetch|modulepreload))"""
    r"""[^>]*\bhref=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|url\(["']?((?:https?:)?//[^"')]+)|@import\s+["']((?:https?:)?//[^"']+)"""
)
"""What a browser would fetch from elsewhere while it shows a page; links that are followed by
hand are not meant."""


def titles() -> list[str]:
    """The keys of the games of this house."""
    return sorted(page.parent.name.replace("_", "-") for page in GAMES.glob("*/rules.en.md"))


def rules_page(title: str, language: str) -> str:
    """A game's own rules page; every numbered rule can be linked to, as `#r3.4`."""
    text = (GAMES / title.replace("-", "_") / f"rules.{language}.md").read_text("utf-8")
    heading, _, rest = text.partition("\n")
    other, called = OTHER_LANGUAGE[language]
    rest = RULE.sub(r"[**\1**](#r\1){ #r\1 .rule }", rest)
    return f"{heading}\n\n[{called}]({page_name(title, other)})\n{rest}"


def page_name(title: str, language: str) -> str:
    return f"{title}.md" if language == "en" else f"{title}.{language}.md"


def site_tokens() -> str:
    """The client's colours, day and night, under the names by which the site switches them."""
    text = (WEB / "src" / "look" / "tokens.css").read_text("utf-8")
    day, night = (
        re.search(re.escape(f"{begin} {{") + r".*?\n}", text, re.DOTALL)
        for begin in (":root", ':root[data-theme="dark"]')
    )
    assert day is not None
    assert night is not None
    return (
        day[0].replace(":root", ':root, [data-md-color-scheme="default"]', 1)
        + "\n"
        + night[0].replace(':root[data-theme="dark"]', '[data-md-color-scheme="slate"]', 1)
        + "\n"
    )


def gather() -> None:
    """Put all pages and what they show into build/docs."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("*.toml", "*.json*"))
    shutil.copy(DOCS / "zensical.toml", BUILD / "zensical.toml")
    rules = PAGES / "rules"
    rules.mkdir()
    for title in titles():
        for language in OTHER_LANGUAGE:
            page = rules / page_name(title, language)
            page.write_text(rules_page(title, language), "utf-8")
    (PAGES / "protocol" / "http.md").write_text(docs_http.page(), "utf-8")
    _gather_look(PAGES / "look")


def _gather_look(folder: Path) -> None:
    (folder / "tokens.css").write_text(site_tokens(), "utf-8")
    shutil.copy(WEB / "public" / "icon.svg", folder)
    shutil.copytree(WEB / "src" / "covers", folder / "covers")
    fonts = (WEB / "src" / "look" / "fonts.css").read_text("utf-8")
    for address in re.findall(r'url\("([^"]+)"\)', fonts):
        shutil.copy(WEB / "src" / "look" / address, folder)
        fonts = fonts.replace(address, address.rpartition("/")[2])
    (folder / "fonts.css").write_text(fonts, "utf-8")


def build() -> None:
    """Make build/site of the gathered pages."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(
        [*command, "-f", "zensical.toml"], cwd=BUILD, capture_output=True, text=True, check=False
    )
    said = done.stdout + done.stderr
    if done.returncode or re.search(r"\bwarning\b|\d issues? found", said, re.IGNORECASE):
        sys.exit(f"{said}\nThe documentation could not be built without a warning.")


def say_language() -> None:
    """Tell browsers and screen readers which pages are Russian."""
    for page in SITE.rglob("*.ru.html"):
        text = page.read_text("utf-8")
        page.write_text(text.replace('<html lang="en"', '<html lang="ru"', 1), "utf-8")


def fetched() -> Iterator[str]:
    """Everything that a page of the site would fetch from elsewhere."""
    for page in sorted([*SITE.rglob("*.html"), *SITE.rglob("*.css"), *SITE.rglob("*.svg")]):
        for found in FETCHED.finditer(page.read_text("utf-8")):
            yield f"{page.relative_to(SITE)}: {next(filter(None, found.groups()))}"


def main(arguments: list[str]) -> None:
    web.install()
    gather()
    if arguments == ["gather"]:
        return
    build()
    say_language()
    if found := list(fetched()):
        sys.exit("\n".join(["These pages need the network:", *found]))
    print(f"The site is in {SITE.relative_to(ROOT)}: open index.html there.")


if __name__ == "__main__":
    main(sys.argv[1:])
