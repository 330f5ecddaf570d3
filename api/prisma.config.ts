// Redwood calls Prisma from this folder; the one configuration stands at the root.
export { default } from '../prisma.config'
