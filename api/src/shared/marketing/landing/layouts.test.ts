import { blockTypes } from './blocks'
import { arrangeBy, layoutNames, layouts } from './layouts'

const block = (type: string, id: string) => ({ type, props: { id } })

it('Five layouts consist of our blocks, with one opening and a way to buy', () => {
  expect(layoutNames).toHaveLength(5)
  for (const name of layoutNames) {
    expect(layouts[name].filter((type) => !blockTypes.includes(type))).toEqual(
      []
    )
    expect(layouts[name].filter((type) => type === 'Hero')).toHaveLength(1)
  }
})

it('A layout keeps the blocks that it has a place for, and adds the others', () => {
  const arranged = arrangeBy(
    'short',
    [
      block('Picture', 'p'),
      block('CheckoutButton', 'b'),
      block('Hero', 'h'),
      block('Hero', 'second'),
    ],
    (type) => block(type, 'new')
  )
  expect(arranged.map(({ type, props }) => [type, props.id])).toEqual([
    ['Hero', 'h'],
    ['Courses', 'new'],
    ['CheckoutButton', 'b'],
    ['Refund', 'new'],
    ['Ask', 'new'],
  ])
})
