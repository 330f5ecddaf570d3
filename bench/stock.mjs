// The same screens with the code of Redwood's templates: its GraphQL handler with its own auth context, the current
// user by Prisma on every request, and services that follow relations by Prisma.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'

import { reportCpu } from './cpu.mjs'

const require = createRequire(import.meta.url)
const { PrismaPg } = require('@prisma/adapter-pg')
const { PrismaClient } = require('@prisma/client')
const fastify = require('fastify')
const gql = require('graphql-tag')

const { createLogger } = require('@redwoodjs/api/logger')
const { context: globalContext } = require('@redwoodjs/context')
const { getAsyncStoreInstance } = require('@redwoodjs/context/dist/store')
const {
  createGraphQLYoga,
  createValidatorDirective,
} = require('@redwoodjs/graphql-server')

const db = new PrismaClient({
  adapter: new PrismaPg({
    connectionString: process.env.DATABASE_URL,
    max: 10,
  }),
})
const logger = createLogger({ options: { level: 'warn' } })

const requireAuth = gql`
  directive @requireAuth on FIELD_DEFINITION
`

const schema = gql`
  type Query {
    memberHome: JSON @requireAuth
    myCourses: JSON @requireAuth
    usersPage: JSON @requireAuth
  }
`

const me = () => globalContext.currentUser

const openCourses = async () => {
  const subscriptions = await db.subscription.findMany({
    where: { userId: me().id, status: 'ACTIVE' },
    include: { product: { include: { courses: true } } },
  })
  const ids = subscriptions.flatMap(({ product }) =>
    product.courses.map(({ courseId }) => courseId)
  )
  const courses = await db.course.findMany({
    where: { id: { in: ids }, status: 'PUBLISHED' },
    include: { units: { include: { lessons: true } } },
  })
  const progress = await db.lessonProgress.findMany({
    where: { userId: me().id },
  })
  return courses.map((course) => ({ ...course, progress: progress.length }))
}

const services = {
  myCourses: openCourses,
  usersPage: async () => ({
    rows: await db.user.findMany({
      where: { archivedAt: null },
      orderBy: { createdAt: 'desc' },
      take: 10,
      include: { accessLevels: true, profile: true },
    }),
    total: await db.user.count({ where: { archivedAt: null } }),
  }),
  memberHome: async () => {
    const user = await db.user.findUnique({
      where: { id: me().id },
      include: { stage: true },
    })
    const tasks = user.stageId
      ? await db.task.findMany({ where: { stageId: user.stageId } })
      : []
    const finished = await db.userTask.findMany({
      where: { userId: user.id, status: 'COMPLETED' },
    })
    const next = await db.stage.findFirst({
      where: { number: { gt: user.stage?.number ?? 0 } },
      orderBy: { number: 'asc' },
    })
    const subscriptions = await db.subscription.findMany({
      where: { userId: user.id, status: 'ACTIVE' },
    })
    const unpaid = await db.paymentSchedule.findMany({
      where: { transactionId: null, invoice: { userId: user.id } },
    })
    const courses = await openCourses()
    return {
      user: me(),
      tasks,
      finished,
      next,
      subscriptions,
      unpaid,
      course: courses[0] ?? null,
    }
  },
}

const { yoga } = createGraphQLYoga({
  loggerConfig: { logger, options: {} },
  directives: {
    requireAuth: {
      schema: requireAuth,
      default: createValidatorDirective(requireAuth, () => {
        if (!me()) throw new Error('not signed in')
      }),
    },
  },
  sdls: { all: { schema } },
  services: { all: services },
  context: async ({ context: { event } }) => {
    const token =
      /session=([\w-]{43})/.exec(event.headers.cookie ?? '')?.[1] ?? ''
    const session = await db.session.findUnique({
      where: { tokenHash: createHash('sha256').update(token).digest() },
    })
    const currentUser =
      session &&
      (await db.user.findUnique({
        where: { id: session.userId },
        include: {
          accessLevels: { include: { accessLevel: true } },
          stage: true,
          batch: true,
        },
      }))
    return { currentUser }
  },
})

const server = fastify()
server.addHook('onRequest', (_request, _reply, done) =>
  getAsyncStoreInstance().run(new Map(), done)
)
server.post('/graphql', async (request, reply) => {
  const response = await yoga.handleNodeRequest(request, {
    req: request,
    reply,
    event: { headers: request.headers },
    requestContext: {},
  })
  reply.status(response.status)
  response.headers.forEach((value, name) => reply.header(name, value))
  return reply.send(Buffer.from(await response.arrayBuffer()))
})
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
reportCpu()
