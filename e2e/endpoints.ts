// Every address below /api, and who may use it by which method (S-36 of docs/security.md). The test fails for an
// address missing here, so a new one needs a decision on its access.

export type Who = 'visitor' | 'learner' | 'staff' | 'operator'

/** Operators run the server; where they have no line of their own, they are staff. */
type Answers = Record<Exclude<Who, 'operator'>, number> & { operator?: number }

type Endpoint = {
  method: 'GET' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  /** The route's pattern. */
  route: string
  /** The address that the test requests. Together with `body`, it changes nothing. */
  ask: string
  body?: object
  /** The expected status for each role. */
  answers: Answers
}

const all = (status: number): Answers => ({
  visitor: status,
  learner: status,
  staff: status,
})

const signedIn = (status: number) => ({ ...all(status), visitor: 401 })

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    route: '/api/health',
    ask: '/api/health',
    answers: all(200),
  },
  { method: 'GET', route: '/api/ready', ask: '/api/ready', answers: all(200) },
  {
    method: 'GET',
    route: '/api/auth',
    ask: '/api/auth?method=getToken',
    answers: all(200),
  },
  {
    method: 'POST',
    route: '/api/auth',
    ask: '/api/auth',
    body: { method: 'none' },
    answers: all(404),
  },
  {
    method: 'POST',
    route: '/api/graphql',
    ask: '/api/graphql',
    body: { query: '{ __typename }' },
    answers: all(200),
  },
  // A mail program has no session; only a genuine token unsubscribes. GET leads to the page.
  {
    method: 'GET',
    route: '/api/unsubscribe',
    ask: '/api/unsubscribe?token=none',
    answers: all(200),
  },
  {
    method: 'POST',
    route: '/api/unsubscribe',
    ask: '/api/unsubscribe?token=none',
    body: {},
    answers: all(404),
  },
  // Requests without the upload's token are refused for everyone, because any site can send multipart forms.
  {
    method: 'POST',
    route: '/api/upload-file',
    ask: '/api/upload-file',
    body: {},
    answers: all(401),
  },
  {
    method: 'POST',
    route: '/api/uploads',
    ask: '/api/uploads',
    answers: all(401),
  },
  {
    method: 'HEAD',
    route: '/api/uploads/:id',
    ask: '/api/uploads/1-0123456789abcdef0123456789abcdef',
    answers: all(404),
  },
  {
    method: 'PATCH',
    route: '/api/uploads/:id',
    ask: '/api/uploads/1-0123456789abcdef0123456789abcdef',
    answers: all(401),
  },
  {
    method: 'DELETE',
    route: '/api/uploads/:id',
    ask: '/api/uploads/1-0123456789abcdef0123456789abcdef',
    answers: all(401),
  },
  {
    method: 'GET',
    route: '/api/uploads/:id',
    ask: '/api/uploads/999999999',
    answers: all(404),
  },
  // The import paths, which need the token of uploads, too.
  ...[
    '/api/upload-create-users',
    '/api/upload-upsert-users',
    '/api/upload-update-users',
    '/api/upload-create-courses',
    '/api/upload-create-groups',
  ].map((route) => ({
    method: 'POST' as const,
    route,
    ask: route,
    body: {},
    answers: all(401),
  })),
  // For the capability useCache.
  {
    method: 'GET',
    route: '/api/use-cache',
    ask: '/api/use-cache',
    answers: { ...signedIn(404), operator: 200 },
  },
  {
    method: 'DELETE',
    route: '/api/use-cache',
    ask: '/api/use-cache',
    body: {},
    answers: { ...signedIn(404), operator: 200 },
  },
  // Without a report's token, for the capability gsheet, which reads that no Google account is attached.
  {
    method: 'GET',
    route: '/api/gsheet',
    ask: '/api/gsheet',
    answers: { ...signedIn(404), operator: 503 },
  },
  // The server of the tests has no secret for a scheduler.
  {
    method: 'POST',
    route: '/api/email-worker',
    ask: '/api/email-worker',
    body: {},
    answers: all(503),
  },
  {
    method: 'POST',
    route: '/api/mail-bounces',
    ask: '/api/mail-bounces',
    body: {},
    answers: all(404),
  },
  // Without a token the address does not exist.
  {
    method: 'GET',
    route: '/api/metrics',
    ask: '/api/metrics',
    answers: all(404),
  },
  // The settings have no gateway (S-45: gateway.test).
  {
    method: 'POST',
    route: '/api/payments',
    ask: '/api/payments',
    body: {},
    answers: all(503),
  },
  {
    method: 'GET',
    route: '/api/backups/:id',
    ask: '/api/backups/999999999',
    answers: all(404),
  },
  {
    method: 'GET',
    route: '/api/documents/:kind/:id',
    ask: '/api/documents/statements/999999999',
    answers: signedIn(404),
  },
  // The owner's token in the address authorizes the request; a session is not needed.
  {
    method: 'GET',
    route: '/api/events.ics',
    ask: '/api/events.ics?token=none',
    answers: all(404),
  },
  {
    method: 'GET',
    route: '/api/events/:id/calendar',
    ask: '/api/events/999999999/calendar',
    answers: signedIn(404),
  },
  {
    method: 'GET',
    route: '/api/places/countries',
    ask: '/api/places/countries',
    answers: signedIn(200),
  },
  {
    method: 'GET',
    route: '/api/places/countries/:country/states',
    ask: '/api/places/countries/PH/states',
    answers: signedIn(200),
  },
  {
    method: 'GET',
    route: '/api/places/countries/:country/states/:state/cities',
    ask: '/api/places/countries/PH/states/NCR/cities',
    answers: signedIn(200),
  },
]

/** Addresses that do not exist, of libraries among others: everyone gets 404 by every method. */
export const nothingThere = [
  '/api/graphql/health',
  '/api/graphql/readiness',
  '/api/graphql/stream',
  '/api/auth/more',
  '/api/constructor',
  '/api/__proto__',
  '/api/hasOwnProperty',
  '/api/nothing',
]
