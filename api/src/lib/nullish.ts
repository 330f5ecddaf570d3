/** Prisma's Decimal, or nothing, as GraphQL sends it. */
export const numberOrNull = (value: { toString(): string } | null) =>
  value === null ? null : Number(value)
