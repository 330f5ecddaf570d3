import { adviceFor, domainOf } from './mailRecords'

const notThere = Object.assign(new Error('none'), { code: 'ENOTFOUND' })
const noAnswer = Object.assign(new Error('late'), { code: 'ETIMEOUT' })

type Texts = Record<string, string[] | Error>

const ask = async (
  texts: Texts,
  known: { host?: string; selector?: string } = {},
  domain = 'school.ph'
) => {
  const asked: string[] = []
  const records = await adviceFor(domain, {
    host: 'mail.school.ph',
    ...known,
    resolveTxt: async (name) => {
      asked.push(name)
      const found = texts[name] ?? texts['*'] ?? notThere
      if (found instanceof Error) throw found
      // Long records arrive in parts.
      return found.map((text) => [text.slice(0, 9), text.slice(9)])
    },
  })
  const [spf, dkim, dmarc] = records
  return { spf, dkim, dmarc, asked }
}

it('Finds what is fine', async () => {
  const { spf, dkim, dmarc } = await ask({
    'school.ph': ['other=1', 'v=spf1 include:sendgrid.net ~all'],
    's1._domainkey.school.ph': ['v=DKIM1; k=rsa; p=MIGfMA0'],
    '_dmarc.school.ph': ['v=DMARC1; p=reject; rua=mailto:a@school.ph'],
  })
  for (const each of [spf, dkim, dmarc])
    expect(each).toMatchObject({ state: 'GOOD', finding: 'FINE', add: null })
  expect(spf.found).toBe('v=spf1 include:sendgrid.net ~all')
  expect(dkim.name).toBe('s1._domainkey.school.ph')
})

it('Says what is missing and what to add', async () => {
  const { spf, dkim, dmarc } = await ask({})
  expect(spf).toMatchObject({
    state: 'MISSING',
    name: 'school.ph',
    add: 'v=spf1 a:mail.school.ph ~all',
  })
  expect(dkim).toMatchObject({ state: 'MISSING', finding: 'NO_USUAL_KEY' })
  expect(dmarc).toMatchObject({
    state: 'MISSING',
    name: '_dmarc.school.ph',
    add: 'v=DMARC1; p=none; rua=mailto:postmaster@school.ph',
  })
})

it.each([
  ['smtp.sendgrid.net', 'include:sendgrid.net'],
  ['email-smtp.ap-southeast-1.amazonaws.com', 'include:amazonses.com'],
  ['192.0.2.1', 'ip4:192.0.2.1'],
  ['', 'mx'],
])('Names the mail server %s in the record to add', async (host, part) => {
  const { spf } = await ask({}, { host })
  expect(spf.add).toBe(`v=spf1 ${part} ~all`)
})

it.each([
  [['v=spf1 +all'], 'WRONG', 'ALLOWS_ALL'],
  [['v=spf1 mx', 'v=spf1 a ~all'], 'WRONG', 'SEVERAL'],
  [['v=spf1 mx ?all'], 'WEAK', 'NO_END'],
  [['v=spf1 redirect=_spf.school.ph'], 'GOOD', 'FINE'],
])('Judges the SPF %j', async (texts, state, finding) => {
  const { spf } = await ask({ 'school.ph': texts })
  expect(spf).toMatchObject({ state, finding })
})

it.each([
  [['v=DMARC1; p=none'], 'WEAK', 'ONLY_WATCHES'],
  [['v=DMARC1; rua=mailto:a@b.ph'], 'WRONG', 'NO_POLICY'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'WRONG', 'SEVERAL'],
])('Judges the DMARC %j', async (texts, state, finding) => {
  const { dmarc } = await ask({ '_dmarc.school.ph': texts })
  expect(dmarc).toMatchObject({ state, finding })
})

it('A policy of the domain above holds, and a key that was withdrawn does not', async () => {
  const { dkim, dmarc, asked } = await ask(
    {
      '_dmarc.school.ph': ['v=DMARC1; p=quarantine'],
      'own._domainkey.mail.school.ph': ['v=DKIM1; p='],
    },
    { selector: 'own' },
    'mail.school.ph'
  )
  expect(dmarc).toMatchObject({ state: 'GOOD', name: '_dmarc.school.ph' })
  expect(dkim).toMatchObject({ state: 'MISSING', finding: 'NOT_FOUND' })
  expect(asked.filter((name) => name.includes('_domainkey'))).toHaveLength(1)
})

it('Says that no name server answered, and advises nothing', async () => {
  const { spf, dkim, dmarc } = await ask({ '*': noAnswer })
  for (const each of [spf, dkim, dmarc])
    expect(each).toMatchObject({
      state: 'UNKNOWN',
      finding: 'NO_ANSWER',
      found: null,
      add: null,
    })
})

it.each([
  ['Sulong <no-reply@School.PH>', 'school.ph'],
  ['a@b.example.com', 'b.example.com'],
  ['Sulong <no-reply@localhost>', null],
  ['no-reply@server.internal', null],
  ['nobody', null],
])('The domain of %s is %s', (from, domain) =>
  expect(domainOf(from)).toBe(domain)
)
