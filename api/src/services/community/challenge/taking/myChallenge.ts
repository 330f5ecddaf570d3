import type { ChallengeDay, ChallengeTaskDone } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import {
  isFinishable,
  isRunOver,
  lastDayOf,
  numberOf,
  todaysNumber,
  type ChallengeRun,
} from 'src/shared/community/challenge'
import { addDays, manilaToday } from 'src/shared/manilaTime'

import { asGroupPerson, withPerson } from '../../groups/asGroup'
import { openPairOf } from '../people/pairs'

import { newestPlaceOf, runOf } from './participation'

/** A day of the viewer. What is to be done stays hidden until its day comes. */
const asMyDay = (
  row: ChallengeDay,
  done: ChallengeTaskDone | undefined,
  run: ChallengeRun,
  isOpen: boolean
) => {
  const today = manilaToday()
  const hasCome = row.day <= numberOf(run, today)
  return {
    day: row.day,
    date: addDays(run.startsOn, row.day - 1),
    title: local(row, 'title'),
    instructions: hasCome ? local(row, 'instructions') : '',
    link: hasCome ? row.link : '',
    isFinishable: isOpen && isFinishable(run, row.day, today),
    note: done?.note ?? '',
    doneAt: done?.doneAt ?? null,
  }
}

/** The buddy: who, and how far. */
const buddyOf = async (participantId: number, days: number) => {
  const pair = await openPairOf(db, participantId)
  if (!pair) return null
  const buddy = await db.challengeParticipant.findUniqueOrThrow({
    where: { id: pair.aId === participantId ? pair.bId : pair.aId },
    include: { ...withPerson, _count: { select: { done: true } } },
  })
  return {
    person: asGroupPerson(buddy),
    today: todaysNumber(
      runOf({ ...buddy, challenge: { days } }),
      manilaToday()
    ),
    doneCount: buddy._count.done,
  }
}

/** The viewer's accountability group, if it belongs to the challenge. */
const groupOf = async (challengeId: number) => {
  const id = currentUser().accountabilityGroupId
  return id == null
    ? null
    : db.accountabilityGroup.findFirst({
        where: { id, challengeId },
        select: { id: true, name: true },
      })
}

export const myChallenge = (async () => {
  const place = await newestPlaceOf(currentUser().id)
  if (!place) return null
  const { id, challenge, wantsBuddy } = place
  const run = runOf(place)
  const today = manilaToday()
  const isOpen = challenge.status === 'OPEN'
  const [tasks, done, buddy, group] = await Promise.all([
    db.challengeDay.findMany({
      where: { challengeId: challenge.id },
      orderBy: { day: 'asc' },
    }),
    db.challengeTaskDone.findMany({ where: { participantId: id } }),
    buddyOf(id, challenge.days),
    groupOf(challenge.id),
  ])
  return {
    id,
    challengeId: challenge.id,
    name: local(challenge, 'name'),
    days: challenge.days,
    status: challenge.status,
    startsOn: run.startsOn,
    lastDay: lastDayOf(run),
    today: isOpen ? todaysNumber(run, today) : null,
    isOver: !isOpen || isRunOver(run, today),
    doneCount: done.length,
    tasks: tasks.map((row) =>
      asMyDay(
        row,
        done.find(({ day }) => day === row.day),
        run,
        isOpen
      )
    ),
    wantsBuddy,
    buddy,
    group,
  }
}) satisfies QueryResolvers['myChallenge']
