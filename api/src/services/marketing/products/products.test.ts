import type { ProductInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildFunnel, buildProduct } from 'src/testing/billing'
import { buildCourse } from 'src/testing/learning'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import {
  createProduct,
  deleteProduct,
  product,
  products,
  productsPage,
  updateProduct,
} from './products'

const setUp = async () => {
  signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
  const input: ProductInput = {
    name: 'Freelancing 101',
    slug: `freelancing-${draw()}`,
    description: '<p>Learn</p><script>alert(1)</script>',
    descriptionFil: '<p onclick="x()">Matuto</p>',
    priceCentavos: 299_900,
    type: 'MEMBERSHIP',
    status: 'ACTIVE',
    courseIds: [],
  }
  return input
}

const namesOf = ({ rows }: { rows: { name: string }[] }) =>
  rows.map(({ name }) => name)

describe('a product', () => {
  scenario('Is created with its courses and sanitised texts', async () => {
    const input = await setUp()
    const course = await buildCourse()
    const made = await createProduct({
      input: { ...input, courseIds: [course.id] },
    })
    expect(made).toMatchObject({
      price: 2999,
      priceCentavos: 299_900,
      description: '<p>Learn</p>',
      descriptionFil: '<p>Matuto</p>',
      courses: [{ id: course.id, title: course.title }],
      courseIds: [course.id],
      funnel: null,
      funnels: [],
    })
    expect(await product({ id: made.id })).toEqual(made)
    expect(await db.infoLog.findFirst()).toMatchObject({
      action: 'product.created',
      entityId: String(made.id),
    })
  })

  const wrong: [string, Partial<ProductInput>, Codes][] = [
    ['without a name', { name: ' ' }, { name: 'REQUIRED' }],
    ['at an odd address', { slug: 'Not A Slug' }, { slug: 'SLUG_INVALID' }],
    ['below zero', { priceCentavos: -1 }, { priceCentavos: 'AMOUNT_INVALID' }],
    [
      'for more than an order with its surcharge can cost',
      { priceCentavos: 1_000_000_001 },
      { priceCentavos: 'AMOUNT_INVALID' },
    ],
    ['with an unknown course', { courseIds: [0] }, { courseIds: 'INVALID' }],
  ]
  for (const [name, change, codes] of wrong) {
    scenario(`${name} is refused at the field`, async () => {
      const input = await setUp()
      const { id } = await buildProduct()
      const bad = { ...input, ...change }
      await expect(createProduct({ input: bad })).rejects.toMatchObject(
        refusedFields(codes)
      )
      await expect(updateProduct({ id, input: bad })).rejects.toMatchObject(
        refusedFields(codes)
      )
      expect(await db.product.count()).toBe(1)
    })
  }

  scenario(
    'Is refused with a slug that is taken, also under concurrency',
    async () => {
      const input = await setUp()
      const results = await Promise.allSettled([
        createProduct({ input }),
        createProduct({ input }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      const other = await buildProduct()
      await expect(
        updateProduct({ id: other.id, input })
      ).rejects.toMatchObject(refusedFields({ slug: 'SLUG_TAKEN' }))
    }
  )

  scenario('Loses a Filipino text that its editor empties', async () => {
    const input = await setUp()
    const { id } = await createProduct({ input })
    const saved = await updateProduct({
      id,
      input: { ...input, descriptionFil: '' },
    })
    expect(saved.descriptionFil).toBeNull()
  })

  scenario('Contains a course once even if it is given twice', async () => {
    const input = await setUp()
    const { id: courseId } = await buildCourse()
    const made = await createProduct({
      input: { ...input, courseIds: [courseId, courseId] },
    })
    expect(made.courseIds).toEqual([courseId])
  })

  scenario(
    'Cannot be archived in any way until its funnels are closed',
    async () => {
      const input = await setUp()
      const funnel = await buildFunnel()
      const id = funnel.productId
      await expect(deleteProduct({ id })).rejects.toMatchObject(
        refusal('IN_USE')
      )
      await expect(
        updateProduct({ id, input: { ...input, status: 'ARCHIVED' } })
      ).rejects.toMatchObject(refusal('IN_USE'))
      await db.funnel.update({
        where: { id: funnel.id },
        data: { status: 'CLOSED' },
      })
      expect((await deleteProduct({ id })).status).toBe('ARCHIVED')
    }
  )

  scenario('Is archived once, even by two concurrent calls', async () => {
    await setUp()
    const { id } = await buildProduct()
    const results = await Promise.allSettled([
      deleteProduct({ id }),
      deleteProduct({ id }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    await expect(deleteProduct({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(
      await db.infoLog.count({ where: { action: 'product.archived' } })
    ).toBe(1)
  })

  scenario('Is not found by an unknown id', async () => {
    const input = await setUp()
    expect(await product({ id: 0 })).toBeNull()
    await expect(updateProduct({ id: 0, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(deleteProduct({ id: 0 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('the list of products', () => {
  const stock = async () => {
    await buildProduct({ name: 'Cherry', priceCentavos: 100 })
    await buildProduct({ name: 'Apple 100%', priceCentavos: 300 })
    await buildProduct({
      name: 'Banana_1',
      priceCentavos: 200,
      status: 'INACTIVE',
    })
    await buildProduct({ name: 'Date', status: 'ARCHIVED' })
  }

  scenario('Shows the newest first, or sorts by a known column', async () => {
    await stock()
    const newest = ['Banana_1', 'Apple 100%', 'Cherry']
    expect(namesOf(await productsPage({}))).toEqual(newest)
    expect(
      namesOf(await productsPage({ sort: 'PRICE_CENTAVOS_DESC' }))
    ).toEqual(['Apple 100%', 'Banana_1', 'Cherry'])
  })

  scenario('Is divided into pages and counts all rows', async () => {
    await stock()
    const sort = 'PRICE_CENTAVOS'
    expect(await productsPage({ sort, page: 2, perPage: 2 })).toMatchObject({
      total: 3,
      rows: [{ name: 'Apple 100%' }],
    })
    expect(await productsPage({ page: 9, perPage: 2 })).toEqual({
      rows: [],
      total: 3,
    })
    expect((await productsPage({ page: 0, perPage: -1 })).rows).toHaveLength(1)
  })

  scenario('Matches the search text literally', async () => {
    await stock()
    expect(namesOf(await productsPage({ q: ' CHERRY ' }))).toEqual(['Cherry'])
    expect(namesOf(await productsPage({ q: '%' }))).toEqual(['Apple 100%'])
    expect(namesOf(await productsPage({ q: '_' }))).toEqual(['Banana_1'])
    expect(namesOf(await productsPage({ q: '\\' }))).toEqual([])
  })

  scenario('Can be filtered by active and expired', async () => {
    await stock()
    const open = await buildFunnel()
    const closed = await buildFunnel({ status: 'CLOSED' })
    const over = await buildFunnel({ closesAt: new Date(Date.now() - 1000) })
    expect(namesOf(await productsPage({ filter: 'ACTIVE' }))).not.toContain(
      'Banana_1'
    )
    expect(namesOf(await productsPage({ filter: 'EXPIRED' }))).toEqual([
      over.product.name,
      closed.product.name,
    ])
    expect(namesOf(await productsPage({}))).toContain(open.product.name)
  })

  scenario(
    'Counts a funnel as closed if it closed after the server started',
    async () => {
      const { product } = await buildFunnel({
        closesAt: new Date(Date.now() + 3_000),
      })
      expect((await productsPage({ filter: 'EXPIRED' })).total).toBe(0)
      await new Promise((done) => setTimeout(done, 3_100))
      expect(namesOf(await productsPage({ filter: 'EXPIRED' }))).toEqual([
        product.name,
      ])
    }
  )

  scenario(
    'Takes the same number of statements for twenty products as for two',
    async () => {
      await buildFunnel()
      await buildFunnel()
      const few = await statementsOf(() => productsPage({}))
      for (let each = 0; each < 8; each++) await buildFunnel()
      expect(await statementsOf(() => productsPage({}))).toBe(few)
    }
  )

  scenario('For choosing contains active products by name', async () => {
    await stock()
    expect((await products()).map(({ name }) => name)).toEqual([
      'Apple 100%',
      'Cherry',
    ])
  })
})
