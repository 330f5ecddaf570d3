/* eslint-env jest */
// No test waits for time: the limit only ends a test that hangs, also on a machine that is several times slower than usual.
// The longest test takes two minutes on a slow one, and a run must outlast a hang to name it.
jest.setTimeout(10 * 60_000)
