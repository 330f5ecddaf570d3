import { namedBefore, withPerson } from './namedBefore'

it.each([
  ['@ana', 'ana'],
  ['Hello @an', 'an'],
  ['(@ana-cru', 'ana-cru'],
  ['Hello @a', undefined],
  ['ana@example', undefined],
  ['@ana ', undefined],
  ['', undefined],
])('"%s" asks for %s', (text, name) =>
  expect(namedBefore(text, text.length)).toBe(name)
)

it('The chosen person takes the place of the letters', () => {
  expect(withPerson('Hi @an and all', 6, 'ana-cruz')).toEqual({
    text: 'Hi @ana-cruz  and all',
    cursor: 13,
  })
})
