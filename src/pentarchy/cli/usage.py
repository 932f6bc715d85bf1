"""What the command line itself cannot use: one sentence in the reader's language, exit code 2."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from pentarchy.cli.common import Language, language, say_error, sentence, told
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.messages import Arg, Message, word

BAD_INPUT = 2
_WRONG_USE: tuple[type[Exception], ...] = tuple(
    kind for kind in typer.BadParameter.__mro__[1:2] if issubclass(kind, Exception)
)
"""What all complaints of typer about what was typed have in common; it has no public name."""
_NUMBERS = {
    int: ("cli-usage-whole", "cli-usage-whole-least"),
    float: ("cli-usage-number", "cli-usage-number-least"),
}
"""What to say where a number was wanted: any, or one that is not too small."""


class Command(TyperCommand):
    """Answers what cannot be used with one sentence and exit code 2, never with a traceback."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with complaints(ctx, args):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # `pentarchy games | head`: typer ends quietly
            raise
        except (PentarchyError, OSError) as error:
            say_error(sentence(error, language(ctx, ctx.params.get("lang"))))
            raise typer.Exit(BAD_INPUT) from None


class Group(TyperGroup):
    """A command that has further ones, which answers in the same way."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with complaints(ctx, args):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with complaints(ctx, ()):
            return super().invoke(ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args and args[0] not in self.commands:
            known = ", ".join(self.commands)
            _refuse(ctx, (), _message("cli-usage-no-command", command=args[0], commands=known))
        return super().resolve_command(ctx, args)


@contextmanager
def complaints(context: typer.Context, args: Sequence[str]) -> Iterator[None]:
    """Say in our words what typer finds wrong with what was typed."""
    typed = tuple(args)
    try:
        yield
    except _WRONG_USE as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # not a complaint: it prints the help
            raise
        _refuse(context, typed, _problem(error))


def _refuse(context: typer.Context, typed: Sequence[str], about: Message) -> NoReturn:
    asked = _language(typed) or context.params.get("lang")
    message = _message("cli-usage-wrong", about, help=f"{context.command_path} --help")
    say_error(told(message, language(context, asked)))
    raise typer.Exit(BAD_INPUT) from None


def _language(typed: Sequence[str]) -> Language | None:
    """The language that is asked for among words of which not all could be read."""
    pairs = [word.partition("=")[::2] for word in typed if word.startswith("--lang=")]
    pairs += [(one, other) for one, other in pairwise(typed) if one == "--lang"]
    known = [Language(value) for _, value in pairs if value in list(Language)]
    return known[-1] if known else None


def _problem(error: Any) -> Message:
    """What is wrong, from what typer's error says of it."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return _message("cli-usage-no-option", option=error.option_name)
    if kind == "MissingParameter" and error.param is not None:
        return _message("cli-usage-missing", what=_called(error.param))
    if kind == "BadOptionUsage":
        takes_none = "does not take" in error.message
        key = "cli-usage-no-value" if takes_none else "cli-usage-lacks-value"
        return _message(key, option=error.option_name)
    if kind == "BadParameter" and error.param is not None:
        return _unfit(error.param, error.message)
    extra = error.message.partition("extra argument(s) (")[2].removesuffix(")")
    if extra:
        return _message("cli-usage-too-much", words=extra)
    if error.message == "Missing command.":
        return _message("cli-usage-which-command", commands=", ".join(error.ctx.command.commands))
    return Message("problem", {"text": word(error.format_message())})


def _unfit(param: Any, said: str) -> Message:
    """What an option or an argument should have been."""
    wanted, limits = param.type_descriptor, param.type_descriptor.parameter_info
    name = _called(param)
    if wanted.choices is not None:
        listed = ", ".join(str(getattr(choice, "value", choice)) for choice in wanted.choices)
        return _message("cli-usage-choices", option=name, values=listed)
    keys = _NUMBERS.get(wanted.annotation)
    if keys is None:
        return _message("cli-usage-unfit", option=name, text=said)
    any_key, from_key = keys
    if limits.min is not None:
        return _message(from_key, option=name, least=f"{limits.min:g}")
    return _message(any_key, option=name)


def _called(param: Any) -> str:
    """What stands for an option or an argument in the help."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(getattr(param, "metavar", None) or param.name)


def _message(key: str, about: Message | None = None, **words: str) -> Message:
    args: dict[str, Arg] = {name: word(value) for name, value in words.items()}
    return Message(key, args, about)
