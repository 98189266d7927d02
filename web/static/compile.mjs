/** Compiles the modules of an archive for the Python of the browser: node compile.mjs SOURCES.zip COMPILED.zip */
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { loadPyodide } from "pyodide";

const [, , from, to] = argv;
const COMPILE = `
import compileall, pathlib, py_compile, zipfile

compileall.compile_dir("/in", quiet=1, legacy=True, optimize=2, stripdir="/in",
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(pathlib.Path("/in").rglob("*")):
        if path.is_file() and path.suffix != ".py":
            entry = zipfile.ZipInfo(str(path.relative_to("/in")))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
`;

const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(from)), "zip", { extractDir: "/in" });
pyodide.runPython(COMPILE);
writeFileSync(to, pyodide.FS.readFile("/out.zip"));
