"""The import-linter contract that keeps the engine on the standard library."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

ALLOWED = {"tabuleiro", "mypy_extensions", *sys.stdlib_module_names}
"""mypy_extensions names number types for the compiler; it is imported for type checking only."""


class StandardLibraryOnly(Contract):
    """The named packages import nothing that Python itself does not bring."""

    type_name = "standard_library_only"
    packages = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        engine: list[str] = self.contract_options["packages"]
        faults = [
            f"{module} imports {imported}"
            for module in sorted(graph.modules)
            if any(f"{module}.".startswith(f"{package}.") for package in engine)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in ALLOWED
        ]
        return ContractCheck(kept=not faults, metadata={"faults": faults})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for fault in check.metadata["faults"]:
            output.print_error(f"{fault}, which is not in the standard library.")
