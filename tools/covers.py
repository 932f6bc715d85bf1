"""Pictures of the games' covers for previews of links, from the drawings: web/public/covers/*.png.

    python tools/covers.py

They are kept in the repository; draw them anew when a cover has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.house import chromium  # noqa: E402

DRAWINGS = ROOT / "web" / "src" / "covers"
FOLDER = ROOT / "web" / "public" / "covers"
WIDE, HIGH = 600, 315
PAGE = """<body style="margin:0;background:#EFE8DB;display:flex;gap:14px;align-items:center;
justify-content:center;height:100vh">%s</body>"""
BOX = '<div style="height:%d%%;aspect-ratio:220/286">%s</div>'


def main() -> None:
    drawings = {path.stem: path.read_text("utf-8") for path in sorted(DRAWINGS.glob("*.svg"))}
    pages = {name: BOX % (88, drawing) for name, drawing in drawings.items()}
    pages["pentarchy"] = "".join(BOX % (44, drawing) for drawing in drawings.values())
    FOLDER.mkdir(exist_ok=True)
    with chromium() as browser:
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for name, body in pages.items():
            page.set_content(PAGE % body)
            page.screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
