// Passwords are slow to hash on purpose, and a shared machine is slower still.
jest.setTimeout(60_000)
