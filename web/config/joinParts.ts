/** Modules that are loaded together, the screens that load them, and the parts that they import. */
export type Part = {
  /** Only parts of one kind may become one file. */
  kind: string
  modules: string[]
  screens: Set<string>
  bytes: number
  imports: Set<Part>
}

/** What a request costs, in bytes of modules. */
const REQUEST_BYTES = 100

/** How many shared parts and texts a screen asks for at most. With its own and the first files these are 40. */
const MOST_FILES = 32

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** A thing and all that it imports, and that these import, except what is loaded before. */
export const loadedWith = <Thing>(
  start: Thing,
  importsOf: (thing: Thing) => Iterable<Thing>,
  before = new Set<Thing>()
) => {
  const found = new Set<Thing>()
  const waiting = [start]
  while (waiting.length > 0) {
    const thing = waiting.pop() as Thing
    if (found.has(thing) || before.has(thing)) continue
    found.add(thing)
    waiting.push(...importsOf(thing))
  }
  return found
}

const reachOf = (part: Part) => loadedWith(part, ({ imports }) => imports)

/** Whether a part imports another through a third: as one file, both and the third would import each other. */
const isAround = (from: Part, to: Part) =>
  [...from.imports].some((part) => part !== to && reachOf(part).has(to))

/**
 * Joins parts as long as the requests that this saves are worth more than the bytes that screens then load in vain, and
 * then those that cost least until each screen asks for few enough. `weightOf` says what a byte costs on a screen.
 */
export const joinParts = (
  parts: Part[],
  weightOf: (screen: string) => number
) => {
  const left = new Set(parts)
  const weightOfAll = (screens: string[]) => sum(screens.map(weightOf))
  const without = (part: Part, screens: Set<string>) =>
    [...screens].filter((screen) => !part.screens.has(screen))
  const inBoth = (a: Part, b: Part) =>
    [...a.screens].filter((screen) => b.screens.has(screen))

  /** What a part costs the screens that have not loaded it. */
  const costOf = (part: Part, screens: Set<string>, request: number) =>
    (part.bytes + request) * weightOfAll(without(part, screens))
  /** What the screens load in vain with a part that becomes one with another: its imports, and theirs. */
  const importsInVain = (part: Part, other: Part) =>
    sum(
      [...reachOf(part)]
        .filter((each) => each !== part && each !== other)
        .map((each) => costOf(each, other.screens, REQUEST_BYTES))
    )
  const gain = (a: Part, b: Part) =>
    REQUEST_BYTES * weightOfAll(inBoth(a, b)) -
    costOf(a, b.screens, 0) -
    costOf(b, a.screens, 0) -
    importsInVain(a, b) -
    importsInVain(b, a)

  const join = (a: Part, b: Part) => {
    a.modules.push(...b.modules)
    a.bytes += b.bytes
    for (const screen of b.screens) a.screens.add(screen)
    for (const part of b.imports) a.imports.add(part)
    left.delete(b)
    for (const { imports } of left) if (imports.delete(b)) imports.add(a)
    a.imports.delete(a)
    for (const part of reachOf(a))
      for (const screen of a.screens) part.screens.add(screen)
  }
  /** The pairs that may become one file, those that bring most first. */
  const pairsOf = (some: Part[]) =>
    some
      .flatMap((a, at) =>
        some
          .slice(at + 1)
          .filter((b) => a.kind === b.kind)
          .map((b) => ({ a, b, worth: gain(a, b) }))
      )
      .sort((one, other) => other.worth - one.worth)
  const mayJoin = (a: Part, b: Part) => !isAround(a, b) && !isAround(b, a)

  for (let before = Infinity; left.size < before; ) {
    before = left.size
    const changed = new Set<Part>()
    for (const { a, b, worth } of pairsOf([...left])) {
      if (worth <= 0) break
      if (changed.has(a) || changed.has(b)) continue
      if (gain(a, b) <= 0 || !mayJoin(a, b)) continue
      join(a, b)
      changed.add(a).add(b)
    }
  }

  const screens = new Set(parts.flatMap((part) => [...part.screens]))
  const filesOf = (screen: string) =>
    [...left].filter((part) => part.screens.has(screen))
  for (;;) {
    const [files] = [...screens]
      .map(filesOf)
      .sort((one, other) => other.length - one.length)
    if (!files || files.length <= MOST_FILES) break
    const pair = pairsOf(files).find(({ a, b }) => mayJoin(a, b))
    if (!pair) break
    join(pair.a, pair.b)
  }
  return [...left]
}
