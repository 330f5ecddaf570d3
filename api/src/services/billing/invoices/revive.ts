import { Prisma } from '@prisma/client'

const instants = new Map<Prisma.ModelName, string[]>(
  Prisma.dmmf.datamodel.models.map(({ name, fields }) => [
    name as Prisma.ModelName,
    fields.filter(({ type }) => type === 'DateTime').map((field) => field.name),
  ])
)

/** A row that a statement returned as JSON, with its dates as Prisma returns them. */
export const revive = <Row extends object>(
  model: Prisma.ModelName,
  row: Row
): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row)
      .filter(([name, at]) => at && instants.get(model)?.includes(name))
      .map(([name, at]) => [name, new Date(at)])
  ),
})
