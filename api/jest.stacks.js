// Jest looks up each line of each error's stack in a source map, anew for each test file, and thousands of refusals are
// errors. Here each line is looked up once per worker, and a stack has as many as Node gives it.
const lookUp = Error.prepareStackTrace
const NO_TEXT = { name: '-', message: '' }
globalThis.knownLines ??= new Map()
const lineOf = (frame) => {
  const compiled = String(frame)
  if (!globalThis.knownLines.has(compiled))
    globalThis.knownLines.set(
      compiled,
      lookUp(NO_TEXT, [frame]).slice('-: '.length)
    )
  return globalThis.knownLines.get(compiled)
}
Error.prepareStackTrace = ({ name = 'Error', message = '' }, frames) =>
  [`${name}: ${message}`, ...frames.map(lineOf)].join('')

// Jest asks for a hundred lines.
Error.stackTraceLimit = 10
