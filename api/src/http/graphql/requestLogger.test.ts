// An error in the log is one that the request does not explain, so that an alarm on errors means something.
import { GraphQLError } from 'graphql'

import { AppError, InputError } from 'src/lib/errors'
import { logger } from 'src/lib/logger'
import { buildCaller, post } from 'src/testing/graphql'
import { operations } from 'src/testing/operations'

import { refusalIn, requestLogger } from './requestLogger'

const located = (error: Error) =>
  new GraphQLError(error.message, {
    originalError: error,
    extensions: error instanceof GraphQLError ? error.extensions : {},
    path: ['user', 'name'],
  })

test.each([
  [
    located(new AppError('NOT_FOUND')),
    { code: 'NOT_FOUND', place: 'user.name' },
  ],
  [
    located(new InputError({ name: 'REQUIRED' })),
    { code: 'BAD_USER_INPUT', place: 'user.name' },
  ],
  [new GraphQLError('Unknown field'), { code: 'INVALID_DOCUMENT' }],
  ['Cannot query field "x" on type "Query".', { code: 'INVALID_DOCUMENT' }],
  [located(new TypeError('x is undefined')), undefined],
  [located(new AppError('GENERIC')), undefined],
  ['Error building context. Error: connect ECONNREFUSED', undefined],
])('Tells a refusal from an error: %s', (error, refusal) => {
  expect(refusalIn(error)).toEqual(refusal)
})

test('Stays in force when its level is set', () => {
  const child = requestLogger.child({}) as typeof logger
  child.level = 'silent'
  const { error } = child
  expect(() => error(new AppError('NOT_FOUND'))).not.toThrow()
  expect(child.error).toBe(error)
})

scenario('No mutation that refuses a request writes an error', async () => {
  const logged: unknown[] = []
  const note = (level: string) => (error: unknown) =>
    logged.push([level, error])
  const silent = () => undefined
  const told: unknown[] = []
  const fake: object = {
    ...{ level: 'info', trace: silent, debug: silent, fatal: note('fatal') },
    ...{ error: note('error'), warn: note('warn') },
    info: (refusal: unknown) => told.push(refusal),
    child: () => fake,
  }
  const child = jest.spyOn(logger, 'child').mockReturnValue(fake as never)
  const { cookie } = await buildCaller('member')
  const admin = await buildCaller('admin')
  const mutations = operations.filter(({ kind }) => kind === 'mutation')
  for (const headers of [{ cookie }, { cookie: admin.cookie }])
    for (const { document: query } of mutations) await post({ query }, headers)
  await post({ query: '{ nothing }' })
  await post({ query: '{ user(id: "x") { id } }' })
  expect(logged).toEqual([])
  expect(told.length).toBeGreaterThan(mutations.length)
  child.mockRestore()
})
