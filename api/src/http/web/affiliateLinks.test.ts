// The answer to a link of an affiliate (docs/decisions/0065).
import fastify from 'fastify'

import { db } from 'src/lib/db'
import { writeClicks } from 'src/services/affiliates/links/clicks'
import { buildAffiliate } from 'src/testing/affiliates'

import { affiliateLinkAt, sendAlong } from './affiliateLinks'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile'

const serve = () => {
  const server = fastify()
  server.get('/*', async (request, reply) => {
    const link = await affiliateLinkAt(request.url.split('?')[0])
    return link ? sendAlong(link, request, reply) : reply.code(404).send()
  })
  return server
}

scenario('A link sends its visitor on and counts them once', async () => {
  const { slug, code, flyer, id } = await buildAffiliate()
  const server = serve()
  const open = (url: string, cookie?: string, method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({
      method,
      url,
      headers: { 'user-agent': PHONE, ...(cookie && { cookie }) },
    })
  const clicks = async () => {
    await writeClicks()
    const row = await db.affiliateLink.findUniqueOrThrow({
      where: { id: flyer.id },
    })
    return row.clicks
  }

  const first = await open(`/${slug}/flyer?utm_source=fb&aff=OTHER`)
  expect(first.statusCode).toBe(302)
  expect(first.headers).toMatchObject({
    location: `/free-lessons?aff=${code}.flyer&utm_source=fb`,
    'cache-control': 'private, no-store',
  })
  const set = String(first.headers['set-cookie'])
  expect(set).toMatch(
    /^visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000$/
  )
  const again = await open(`/${slug}/flyer`, set.split(';')[0])
  expect(again.headers['set-cookie']).toBeUndefined()
  expect((await open(`/${slug}/flyer`, 'visitor=x')).headers).toHaveProperty(
    'set-cookie'
  )
  expect((await open(`/${slug}/flyer`, undefined, 'HEAD')).statusCode).toBe(302)
  expect(await clicks()).toBe(2)
  expect((await open(`/${slug}/none`)).statusCode).toBe(404)
  // Messages set a link's address in a sentence, and copy what nobody sees.
  for (const end of ['.', '/', '%20', '!)', '%E2%80%8B', ',?utm_source=fb'])
    expect(
      (await open(`/${slug.toUpperCase()}/flyer${end}`, undefined, 'HEAD'))
        .headers.location
    ).toMatch(`/free-lessons?aff=${code}.flyer`)

  await db.affiliateProfile.update({
    where: { id },
    data: { status: 'SUSPENDED' },
  })
  const suspended = await open(`/${slug}/flyer?aff=OTHER`)
  expect(suspended.headers.location).toBe('/free-lessons')
  expect(suspended.headers['set-cookie']).toBeUndefined()
  expect(await clicks()).toBe(2)
})
