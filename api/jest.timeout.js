// Password hashes are slow on purpose, and slower on a shared machine.
jest.setTimeout(60_000)
