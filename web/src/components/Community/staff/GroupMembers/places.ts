import { useGroupsWithParts } from './groupSelects'

type Place = { groupId: number; subGroupId: number | null }

/** A group or one of its sub-groups as one choice: '3' or '3:7'. */
export const placeValue = ({
  groupId,
  subGroupId,
}: {
  groupId: number
  subGroupId?: number | null
}) => (subGroupId ? `${groupId}:${subGroupId}` : String(groupId))

/** The inverse of `placeValue`. */
export const placeOf = (value: string): Place => {
  const [groupId, subGroupId] = value.split(':').map(Number)
  return { groupId, subGroupId: subGroupId ?? null }
}

/** The groups within reach, each followed by its sub-groups. */
export const usePlaceChoices = () =>
  useGroupsWithParts().flatMap(({ id, name, subGroups }) => [
    { value: placeValue({ groupId: id }), label: name },
    ...subGroups.map((each) => ({
      value: placeValue({ groupId: id, subGroupId: each.id }),
      label: `${name} · ${each.name}`,
    })),
  ])
