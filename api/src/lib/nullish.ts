/** Converts Prisma's Decimal or null to a number or null for GraphQL. */
export const numberOrNull = (value: { toString(): string } | null) =>
  value === null ? null : Number(value)
