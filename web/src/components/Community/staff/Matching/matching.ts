import type { MatchingInput, MatchingQuery } from 'types/graphql'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'

export type Matching = MatchingQuery['accountabilityMatching']
export type MatchedGroup = Matching['groups'][number]
export type LeftPerson = Matching['left'][number]
export type FreePlace = LeftPerson['places'][number]

/** The fewest people who make a group. */
export const FEWEST = 2

const MOST = 12

type Choices = { stages: Choice<number>[]; batches: Choice<number>[] }

export const fieldsWith = ({
  stages,
  batches,
}: Choices): Field<MatchingInput>[] => [
  {
    name: 'people',
    as: 'choice',
    required: true,
    choices: [{ value: 'ASKING' }, { value: 'WITHOUT_GROUP' }],
  },
  {
    name: 'stageId',
    as: 'choice',
    choices: stages,
    required: true,
    half: true,
    when: ({ people }) => people === 'WITHOUT_GROUP',
  },
  {
    name: 'batchId',
    as: 'choice',
    choices: batches,
    half: true,
    when: ({ people }) => people === 'WITHOUT_GROUP',
  },
  {
    name: 'minSize',
    as: 'number',
    required: true,
    min: FEWEST,
    max: MOST,
    half: true,
  },
  {
    name: 'maxSize',
    as: 'number',
    required: true,
    min: FEWEST,
    max: MOST,
    half: true,
  },
]

export const start: Partial<MatchingInput> = {
  people: 'ASKING',
  minSize: 3,
  maxSize: 6,
}

/** 'from–to', or one number; empty for people on no stage. */
export const stagesOf = ({ members }: Pick<MatchedGroup, 'members'>) => {
  const numbers = members.flatMap(({ stageNumber }) => stageNumber ?? [])
  if (numbers.length === 0) return ''
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
  return from === to ? `${from}` : `${from}–${to}`
}

/** The groups with people who were left, each in the group that staff chose. */
export const withPlaced = (
  { groups, left }: Pick<Matching, 'groups' | 'left'>,
  placed: ReadonlyMap<number, number>
): MatchedGroup[] =>
  groups.map((group, index) => ({
    ...group,
    members: [
      ...group.members,
      ...left
        .filter(({ person }) => placed.get(person.id) === index)
        .map(({ person, stageNumber, times }) => ({
          person,
          stageNumber,
          times,
        })),
    ],
  }))

/** The groups without some people, as far as two are left in them. */
export const without = (
  groups: readonly MatchedGroup[],
  removed: ReadonlySet<number>
) =>
  groups
    .map((group) => ({
      ...group,
      members: group.members.filter(({ person }) => !removed.has(person.id)),
    }))
    .filter(({ members }) => members.length >= FEWEST)
