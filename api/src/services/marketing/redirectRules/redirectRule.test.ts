import { db } from 'src/lib/db'

import { redirectRule } from './redirectRule'

const build = (changes: object) =>
  db.redirectRule.create({
    data: {
      source: '/fast-track',
      target: '/fast',
      countdownSec: 5,
      title: 'Next',
      ...changes,
    },
  })

const find = () => redirectRule({ source: '/fast-track' })

scenario('A rule gives the target of a path and its delay', async () => {
  expect(await find()).toBeNull()
  await build({})
  expect(await find()).toMatchObject({
    target: '/fast',
    countdownSec: 5,
    title: 'Next',
  })
})

for (const changes of [
  { isActive: false },
  { target: '//evil.example' },
  { target: 'javascript:alert(1)' },
  { target: 'http://evil.example' },
  { target: '/fast-track' },
])
  scenario(`A rule with ${JSON.stringify(changes)} has no effect`, async () => {
    await build(changes)
    expect(await find()).toBeNull()
  })
