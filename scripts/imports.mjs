// Which source file imports which, and the files that import one another in a circle. Types count too: a circle of types
// is as hard to read.

import fs from 'node:fs'
import path from 'node:path'

const extensions = ['', '.ts', '.tsx', '.mjs', '.js', '.json']

/**
 * The file of an import: 'X' is X itself, X with an extension (X.ts and so on), or X/X.tsx, as Redwood names a
 * component's folder.
 */
const fileOf = (place) =>
  [place, path.join(place, path.basename(place)), path.join(place, 'index')]
    .flatMap((start) => extensions.map((extension) => start + extension))
    .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())

const resolve = (specifier, file, root) => {
  const [side] = path.relative(root, file).split(path.sep)
  if (specifier.startsWith('.'))
    return fileOf(path.resolve(path.dirname(file), specifier))
  if (specifier.startsWith('$api/'))
    return fileOf(path.join(root, 'api', specifier.slice('$api/'.length)))
  if (specifier.startsWith('src/'))
    return fileOf(path.join(root, side, specifier))
  return undefined
}

const sourcesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(tsx?|mjs)$/.test(file))

// `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`.
const imported = /\b(?:from\s+|import\s*\(?\s*)'([^']+)'/g

const importsOf = (file, root) =>
  [...fs.readFileSync(file, 'utf8').matchAll(imported)]
    .map(([, specifier]) => resolve(specifier, file, root))
    .filter(Boolean)

/** The strongly connected parts of a graph that have more than one node (Tarjan). */
const circlesIn = (edges) => {
  const circles = []
  const index = new Map()
  const lowest = new Map()
  const stack = []
  const visit = (node) => {
    index.set(node, index.size)
    lowest.set(node, index.get(node))
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next))
        lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) !== index.get(node)) return
    const part = stack.splice(stack.indexOf(node))
    if (part.length > 1 || edges.get(node)?.includes(node)) circles.push(part)
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return circles
}

/** The source files of the folders, each with the files that it imports. */
export const importGraph = (root, folders) =>
  new Map(
    folders
      .flatMap((folder) => sourcesIn(path.join(root, folder)))
      .map((file) => [file, importsOf(file, root)])
  )

/** The circles among the source files of the folders; each circle is a list of file names. */
export const importCircles = (root, folders) =>
  circlesIn(importGraph(root, folders)).map((circle) =>
    circle.map((file) => path.relative(root, file)).reverse()
  )
