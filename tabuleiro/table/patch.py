"""Patch: the difference of two JSON values as JSON Patch (RFC 6902), and its application."""

from __future__ import annotations

from typing import Any

from tabuleiro.table.shapes import JsonObject, PatchStep


def diff(old: Any, new: Any) -> list[PatchStep]:
    """The steps that make `new` of `old`."""
    steps: list[PatchStep] = []
    if old != new:
        _compare(old, new, "", steps)
    return steps


def _compare(old: Any, new: Any, path: str, steps: list[PatchStep]) -> None:
    """The steps for two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, steps)
    elif isinstance(old, list) and isinstance(new, list) and _worth_walking(old, new):
        _compare_lists(old, new, path, steps)
    else:
        steps.append({"op": "replace", "path": path, "value": new})


def _compare_objects(old: JsonObject, new: JsonObject, path: str, steps: list[PatchStep]) -> None:
    for name, value in new.items():
        if name not in old:
            steps.append({"op": "add", "path": f"{path}/{_escaped(name)}", "value": value})
        elif old[name] != value:
            _compare(old[name], value, f"{path}/{_escaped(name)}", steps)
    steps.extend({"op": "remove", "path": f"{path}/{_escaped(name)}"} for name in old if name not in new)


def _worth_walking(old: list[Any], new: list[Any]) -> bool:
    """Lists of equal length are compared item by item, and one that only grew is continued."""
    return len(old) == len(new) or (0 < len(old) < len(new) and new[: len(old)] == old)


def _compare_lists(old: list[Any], new: list[Any], path: str, steps: list[PatchStep]) -> None:
    for place, (before, after) in enumerate(zip(old, new, strict=False)):
        if before != after:
            _compare(before, after, f"{path}/{place}", steps)
    steps.extend({"op": "add", "path": f"{path}/-", "value": value} for value in new[len(old) :])


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def patched(value: Any, steps: list[PatchStep]) -> Any:
    """The value after the steps; containers on the way are copied, the given value stays as it was."""
    for step in steps:
        names = [part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:]]
        value = _changed(value, names, step)
    return value


def _changed(value: Any, names: list[str], step: PatchStep) -> Any:
    """The value with the step done at the place to which the names lead."""
    if not names:
        return step["value"]
    if isinstance(value, list):
        return _changed_list(value, names, step)
    copy = dict(value)
    if len(names) == 1 and step["op"] == "remove":
        del copy[names[0]]
    else:
        copy[names[0]] = _changed(value.get(names[0]), names[1:], step)
    return copy


def _changed_list(value: list[Any], names: list[str], step: PatchStep) -> list[Any]:
    if names[0] == "-":
        return [*value, step["value"]]
    copy = list(value)
    copy[int(names[0])] = _changed(value[int(names[0])], names[1:], step)
    return copy
