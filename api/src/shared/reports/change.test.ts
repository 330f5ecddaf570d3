import { changeSince } from './change'

test.each([
  ['150', '100', '50', 'up', 50],
  ['100', '150', '-50', 'down', -33.3],
  ['100', '100', '0', 'same', 0],
  ['100', '0', '100', 'up', null],
  ['0', '0', '0', 'same', null],
  ['50', '-100', '150', 'up', 150],
  ['900719925474099300', '450359962737049650', '450359962737049650', 'up', 100],
] as const)(
  '%s centavos after %s are a change of %s',
  (now, before, differenceCentavos, direction, percent) => {
    expect(changeSince(now, before)).toEqual({
      differenceCentavos,
      direction,
      percent,
    })
  }
)
