"""Schemas: completes the description of the HTTP interface with every shape that goes over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, Final, TypeAlias, get_args

import msgspec
from msgspec import Struct

from tabuleiro.server.wire import coach, http, messages, practice
from tabuleiro.table import shapes

Schema: TypeAlias = dict[str, Any]

PLACE: Final = "#/components/schemas/{name}"
ANNOTATIONS: Final = {"default", "description", "title"}
"""What says nothing about the values a schema allows."""

TYPED_DICTS: Final = (shapes.Welcome, shapes.Update, shapes.MoveView, shapes.History, shapes.Scores)
"""Shapes that a table sends by itself, and within which all its others occur."""


def with_messages(description: Schema) -> Schema:
    """The description with the WebSocket's messages among its schemas, and with our refusals."""
    schemas = {**description["components"]["schemas"], **_schemas(), **_json()}
    paths = {path: _refusing(methods) for path, methods in description["paths"].items()}
    return {**description, "paths": paths, "components": {**description["components"], "schemas": schemas}}


def _ref(name: str) -> Schema:
    return {"$ref": PLACE.format(name=name)}


def _json() -> Schema:
    """Any JSON value, which may contain others."""
    plain = [{"type": name} for name in ("null", "boolean", "number", "string")]
    items = {"type": "array", "items": _ref("Json")}
    return {
        "Json": {"anyOf": [*plain, items, _ref("JsonObject")]},
        "JsonObject": {"type": "object", "additionalProperties": _ref("Json")},
    }


def _schemas() -> Schema:
    """By name, all shapes of requests, answers and messages, and those within them."""
    structs = [*_structs(http), *_structs(coach), *_structs(practice), *_structs(messages)]
    _, found = msgspec.json.schema_components([*structs, *TYPED_DICTS], ref_template=PLACE)
    found = {name: _exact(schema) for name, schema in found.items()}
    for struct in structs:
        if not issubclass(struct, http.Incoming):
            _promise(struct, found[struct.__name__])
    for shape in shapes.OPEN:
        found[shape.__name__]["additionalProperties"] = _ref("Json")
    found["FromClient"] = _one_of("do", get_args(messages.FromClient), found)
    found["FromServer"] = _one_of("type", messages.FROM_SERVER, found)
    return found


def _one_of(tag: str, kinds: Sequence[type], schemas: Schema) -> Schema:
    """The schema of messages that a tag tells apart."""
    refs = [_ref(kind.__name__) for kind in kinds]
    tags = [schemas[kind.__name__]["properties"][tag]["enum"][0] for kind in kinds]
    mapping = {value: ref["$ref"] for value, ref in zip(tags, refs, strict=True)}
    return {"anyOf": refs, "discriminator": {"propertyName": tag, "mapping": mapping}}


def _structs(module: ModuleType) -> list[type[Struct]]:
    """The shapes that a module defines; one that others extend is none itself."""
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Struct)]
    return [each for each in found if each.__module__ == module.__name__ and not each.__subclasses__()]


def _exact(schema: Schema) -> Schema:
    """The schema with a name for whatever may be any JSON."""
    if schema.keys() <= ANNOTATIONS:
        return {**schema, **_ref("Json")}
    if schema.get("type") == "object" and not schema.get("properties", schema.get("additionalProperties")):
        return {**{name: schema[name] for name in schema.keys() & ANNOTATIONS}, **_ref("JsonObject")}
    found = dict(schema)
    if "items" in schema:
        found["items"] = _exact(schema["items"])
    if "anyOf" in schema:
        found["anyOf"] = [_exact(each) for each in schema["anyOf"]]
    if "properties" in schema:
        found["properties"] = {name: _exact(each) for name, each in schema["properties"].items()}
    return found


def _promise(struct: type[Struct], schema: Schema) -> None:
    """What we send has all its fields, or leaves out those with their default, which are then never null."""
    fields = schema["properties"]
    defaults = [name for name, field in fields.items() if "default" in field]
    for name in defaults:
        del fields[name]["default"]
    if struct.__struct_config__.omit_defaults:
        fields.update({name: _not_null(fields[name]) for name in defaults})
    else:
        schema["required"] += defaults


def _not_null(schema: Schema) -> Schema:
    kept = [each for each in schema.get("anyOf", []) if each != {"type": "null"}]
    return kept[0] if len(kept) == 1 else schema


def _refusing(methods: Schema) -> Schema:
    """The operations of a path: whatever they do not answer as described is a refusal."""
    content = {"application/json": {"schema": _ref(http.Refusal.__name__)}}
    refusal = {"description": "It was not done; the answer says why.", "content": content}
    return {
        method: {**operation, "responses": {**_described(operation["responses"]), "default": refusal}}
        for method, operation in methods.items()
    }


def _described(responses: Schema) -> Schema:
    """The framework takes refusals for its own, in a shape that is never sent."""
    return {status: answer for status, answer in responses.items() if status != "400"}
