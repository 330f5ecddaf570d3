// Tests that run side by side have a database each, since scenarios empty it.
const urls = process.env.TEST_DATABASE_URLS.split(' ')
process.env.DATABASE_URL = urls[Number(process.env.JEST_WORKER_ID) - 1]

// Jest looks up each line of each error's stack in a source map, anew for each test file, and thousands of refusals are
// errors. Here each line is looked up once per worker.
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
