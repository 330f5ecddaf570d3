import { readCommand } from './readCommand'

test('A command is read, or refused as a whole', () => {
  expect(readCommand(['backup', 'a', '--key', 'age1x', '--files'])).toEqual({
    name: 'backup',
    file: 'a',
    options: { key: 'age1x', files: true },
  })
  expect(readCommand(['restore', '--replace', 'a'])).toMatchObject({
    file: 'a',
    options: { replace: true, 'no-files': false },
  })
  expect(readCommand(['backup-key'])).toMatchObject({ name: 'backup-key' })
  expect(readCommand(['audit', '--known', '3:ab'])).toMatchObject({
    name: 'audit',
    options: { known: '3:ab' },
  })
  expect(
    readCommand(['remove-factor', '--email', 'a@example.com'])
  ).toMatchObject({ options: { email: 'a@example.com' } })
  for (const words of [
    ['audit', 'a'],
    ['audit', '--known', ''],
    [],
    ['backups', 'a'],
    ['backup'],
    ['backup', ''],
    ['backup', 'a', 'b'],
    ['backup', 'a', '--key'],
    ['backup', 'a', '--key', ''],
    ['backup', 'a', '--key='],
    ['backup', 'a', '--key', '--files'],
    ['backup', 'a', '--keys', 'age1x'],
    ['backup', 'a', '--key-file', 'b'],
    ['restore', 'a', '--key-file', ''],
    ['restore', 'a', '--no-file'],
    ['backup-key', 'a'],
  ])
    expect(readCommand(words)).toEqual({ problem: expect.any(String) })
})
