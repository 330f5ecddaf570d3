// Redwood calls Prisma from this folder; the configuration is in the root folder.
export { default } from '../prisma.config'
