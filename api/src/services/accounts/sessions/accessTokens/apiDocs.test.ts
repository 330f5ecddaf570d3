// docs/api.md: its queries run with a token, and its samples check signatures.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { db } from 'src/lib/db'
import { hashOfToken } from 'src/lib/protection/secrets'
import { createAccessTokenText } from 'src/lib/sessions/accessTokens'
import { signatureOf } from 'src/services/operator/webhooks/deliverWebhook'
import { webhookEvents } from 'src/shared/operator/webhooks/webhooks'
import { buildForm } from 'src/testing/forms'
import { post } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'

const docs = fs.readFileSync(path.join(getPaths().base, 'docs/api.md'), 'utf8')

const blocksOf = (language: string) =>
  [
    ...docs.matchAll(
      new RegExp('```' + language + '\n([^`]*|[^]*?)\n```', 'g')
    ),
  ].map(([, block]) => block)

const queries = blocksOf('graphql')

it('The document has five queries', () => expect(queries).toHaveLength(5))

scenario('Each query of the document runs with a reading token', async () => {
  const owner = await buildUser('admin')
  const { id: formId } = await buildForm()
  const token = createAccessTokenText()
  await db.accessToken.create({
    data: {
      userId: owner.id,
      name: 'Docs',
      tokenHash: hashOfToken(token),
      authVersion: owner.authVersion,
      expiresAt: new Date(Date.now() + 60_000),
    },
  })
  for (const query of queries) {
    const answer = await post(
      { query: query.replace('formId: 1', `formId: ${formId}`) },
      { 'auth-provider': 'token', authorization: `Bearer ${token}` }
    )
    expect(answer.json()).toEqual({
      data: expect.any(Object),
      extensions: expect.any(Object),
    })
  }
})

it('The document names every event', () => {
  for (const name of Object.values(webhookEvents))
    expect(docs).toContain(`\`${name}\``)
})

const secret = 'whsec_x'
const body = '{"id":"ñ"}'
const signed = signatureOf(body, ['whsec_other', secret])
const old = signatureOf(body, [secret], Date.now() - 301_000)

it('The sample for Node tells genuine messages', () => {
  const [sample] = blocksOf('js')
  const isFromSchool = new Function(
    'require',
    `${sample}; return isFromSchool`
  )(createRequire(__filename))
  expect(isFromSchool(body, signed, secret)).toBe(true)
  expect(isFromSchool(body, signed, 'whsec_none')).toBe(false)
  expect(isFromSchool(`${body} `, signed, secret)).toBe(false)
  expect(isFromSchool(body, old, secret)).toBe(false)
})

const hasPython = () => {
  try {
    return execFileSync('python3', ['--version']).length > 0
  } catch {
    return false
  }
}

it('The sample for Python tells genuine messages', () => {
  if (!hasPython()) return
  const [sample] = blocksOf('python')
  const calls = [
    [body, signed, secret],
    [body, signed, 'whsec_none'],
    [body, old, secret],
  ]
  const program = `${sample}\nimport json, sys\nprint([is_from_school(b.encode(), h, s) for b, h, s in json.load(sys.stdin)])`
  const told = execFileSync('python3', ['-c', program], {
    input: JSON.stringify(calls),
  })
  expect(told.toString().trim()).toBe('[True, False, False]')
})
