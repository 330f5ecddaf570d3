// No test waits for time: the limit only ends a test that hangs, also on a machine that is ten times slower than usual.
jest.setTimeout(30 * 60_000)
