// Every address below /api, by every method, for every role (S-36 of docs/security.md).
import path from 'node:path'

import { endpoints, nothingThere, type Who } from './endpoints'
import { resetRateLimits, sessionHeader } from './people'
import { filesBelow, read } from './sources'
import { type APIRequestContext, expect, test } from './test'

test.beforeAll(resetRateLimits)

const roles = [
  'non-member',
  'member',
  'affiliate',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'success-manager',
  'team-lead',
  'assistant-team-lead',
  'tribe-team-fa',
  'tribe-team-ro',
  'admin',
]

const LEARNERS = ['non-member', 'member', 'affiliate']
const OPERATORS = ['tribe-team-ro', 'admin']

const whoIs = (role: string): Who => {
  if (OPERATORS.includes(role)) return 'operator'
  return LEARNERS.includes(role) ? 'learner' : 'staff'
}

test.describe('every address below /api is in the table (S-36)', () => {
  test('The table has every address of the sources', () => {
    const routed = filesBelow('api/src/http')
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        [
          ...read(file).matchAll(
            /server\.(get|post|put|patch|delete|head|all|route)(?:<[^(]*>)?\(\s*'(\/api[^']*)'/g
          ),
        ].map(([, method, route]) => `${method.toUpperCase()} ${route}`)
      )
    const functions = filesBelow('api/src/functions')
      .filter((file) => !file.includes('.test.'))
      .map((file) => `/api/${path.basename(file, '.ts')}`)
    const named = endpoints.map(({ method, route }) => `${method} ${route}`)
    expect(routed.filter((each) => !named.includes(each))).toEqual([])
    expect(
      functions.filter((each) => !endpoints.some(({ route }) => route === each))
    ).toEqual([])
  })

  const statusesOf = async (request: APIRequestContext, who: Who) => {
    for (const { method, ask: url, body, answers } of endpoints) {
      const answer = await request.fetch(url, { method, data: body })
      const status = answer.status()
      expect({ url, method, who, status }).toEqual({
        url,
        method,
        who,
        status: answers[who] ?? answers.staff,
      })
    }
    for (const url of nothingThere)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const status = (
          await request.fetch(url, {
            method,
            ...(method === 'GET' ? {} : { data: {} }),
          })
        ).status()
        expect({ url, method, status }).toEqual({ url, method, status: 404 })
      }
    const hasLine = (route: string, method: string) =>
      endpoints.some((each) => each.route === route && each.method === method)
    for (const { ask: url, route, method: known } of endpoints)
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        if (hasLine(route, method)) continue
        const status = (await request.fetch(url, { method, data: {} })).status()
        expect({ url, method, known, status }).toEqual({
          url,
          method,
          known,
          status: 404,
        })
      }
  }

  test('The answers to a visitor are those of the table', async ({
    request,
  }) => {
    await statusesOf(request, 'visitor')
  })

  for (const role of roles) {
    test(`The answers to ${role} are those of the table`, async ({
      playwright,
      baseURL,
    }) => {
      const cookie = await sessionHeader(`${role}@example.com`)
      const request = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { cookie },
      })
      await statusesOf(request, whoIs(role))
      await request.dispose()
    })
  }
})
