// The readings of people who run a server: readiness, metrics, traces, and the operations page.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { withCopy } from './copies'
import { signIn, signInOn } from './people'
import { expect, test } from './test'

const TOKEN = 'a token of more than thirty-two characters'
const EMAIL = 'dino@example.com'

/** A collector of OpenTelemetry, which keeps what it gets. */
const openCollector = async () => {
  const bodies: string[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    close: () => server.close(),
  }
}

test('A copy reports its routes to Prometheus and a collector, and no personal data', async () => {
  const collector = await openCollector()
  await withCopy(
    'operations',
    {
      DRAIN_SECONDS: '0',
      WORKER: 'off',
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    async ({ api, stop }) => {
      const ready = await (await api.get('/api/ready')).json()
      expect(ready).toMatchObject({ status: 'ready' })
      await signIn(api, EMAIL)
      await api.get('/api/uploads/999999999?token=secret-of-dino')
      await api.post('/api/graphql', {
        data: { query: 'query Dino { changelog { __typename } }' },
      })
      expect((await api.get('/api/metrics')).status()).toBe(404)
      const headers = { authorization: `Bearer ${TOKEN}` }
      const metrics = await (await api.get('/api/metrics', { headers })).text()
      expect(metrics).toContain('route="/api/uploads/:id"')
      expect(metrics).toContain('field="changelog"')
      expect(metrics).not.toMatch(/dino/i)

      // The last spans leave with the copy.
      await stop()
      const spans = collector.bodies.join('\n')
      expect(spans).toContain('GET /api/uploads/:id')
      expect(spans).toContain('"SELECT StoredFile"')
      expect(spans).toContain('graphql.field')
      expect(spans).not.toMatch(/dino|secret|127\.0\.0\.1|localhost|\$1/i)
    }
  )
  collector.close()
})

test('An administrator sees how the server fares', async ({ page }) => {
  await signInOn(page, 'admin@example.com')
  await page.goto('/default-settings')
  await page.getByRole('link', { name: 'Operations' }).click()
  await expect(page.getByText('PostgreSQL', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(page.getByText(/No mail server is set/)).toBeVisible()
  await page.getByRole('button', { name: 'Check the sender’s domain' }).click()
  await expect(page.getByText(/has no domain of the internet/)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^As of/)).toBeVisible()
})
