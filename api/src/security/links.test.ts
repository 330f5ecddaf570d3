// Links typed by users lead to https or to a path of ours only (docs/security.md S-62, S-63).
// web/src/lib/browser/safeRedirect.test.ts tests the web side's redirects.
import { getNamedType, isInputObjectType } from 'graphql'

import { db } from 'src/lib/db'
import { buildAffiliate } from 'src/testing/affiliates'
import { buildFunnel } from 'src/testing/billing'
import { buildChallenge } from 'src/testing/challenge'
import { buildStage } from 'src/testing/community'
import { buildForm } from 'src/testing/forms'
import { buildCaller } from 'src/testing/graphql'
import { buildGroup } from 'src/testing/groups'
import { buildCourse, buildEvent } from 'src/testing/learning'
import { operations } from 'src/testing/operations'
import { buildUser } from 'src/testing/people'
import { draw } from 'src/testing/people'

const hosts = ['evil.example', 'evil.example/x', 'sulong.example@evil.example']
const starts = [
  'javascript:',
  'JavaScript:',
  'javascript://',
  ' javascript:',
  '\tjavascript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  'data:text/html,',
  'data:text/html;base64,',
  'vbscript:',
  'blob:https://',
  'file:///',
  'ftp://',
  'http://',
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '@',
  'view-source:https://',
  'intent://',
]
const payloads = hosts.flatMap((host) => starts.map((start) => start + host))

/** Whether the stored value is safe in a browser: other sites over https only, our own by path only. */
const isHarmless = (stored: unknown) => {
  if (stored === null || stored === '' || stored === undefined) return true
  const address = String(stored)
  const url = new URL(address, 'https://own.example')
  return address.startsWith('/')
    ? url.origin === 'https://own.example'
    : url.protocol === 'https:' && url.username === ''
}

type Field = {
  mutation: string
  /** An accepted value. */
  good: string
  variables: (address: string) => Promise<object> | object
  stored: () => Promise<unknown[]>
}

const funnelField = (field: 'linkedUrl' | 'thankYouUrl'): Field => ({
  good: 'https://example.com/live',
  mutation:
    'mutation ($id: String!, $input: FunnelInput!) { updateFunnel(id: $id, input: $input) { id } }',
  variables: async (address) => {
    const known = await db.funnel.findFirst()
    const funnel = known ?? (await buildFunnel())
    const { id, name, slug } = funnel
    const terms = await db.funnelPaymentTerm.findMany({
      where: { funnelId: id },
    })
    return {
      id,
      input: {
        name,
        slug,
        [field]: address,
        status: 'PUBLISHED',
        headline: '',
        body: '',
        closedMessage: '',
        startByDays: 0,
        template: 'TEMPLATE_1',
        paymentTermIds: terms.map(({ paymentTermId }) => paymentTermId),
        accessLevelIds: [],
      },
    }
  },
  stored: async () => (await db.funnel.findMany()).map((row) => row[field]),
})

const groupField = (field: 'meetingUrl' | 'chatUrl'): Field => ({
  good: 'https://meet.example/x',
  mutation:
    'mutation ($input: GroupInput!) { createGroup(input: $input) { id } }',
  variables: (address) => ({
    input: {
      name: `Group ${draw()}`,
      description: '',
      joinMode: 'STAFF',
      meetingUrl: '',
      chatUrl: '',
      [field]: address,
    },
  }),
  stored: async () => (await db.group.findMany()).map((row) => row[field]),
})

const buddiesField = (field: 'meetingUrl' | 'chatUrl'): Field => ({
  good: 'https://meet.example/x',
  mutation:
    'mutation ($input: AccountabilityGroupInput!) { createAccountabilityGroup(input: $input) { id } }',
  variables: (address) => ({
    input: {
      name: `Buddies ${draw()}`,
      cadence: 'DAILY',
      maxSize: 6,
      language: 'en',
      meetingUrl: '',
      chatUrl: '',
      [field]: address,
    },
  }),
  stored: async () =>
    (await db.accountabilityGroup.findMany()).map((row) => row[field]),
})

/** Each input field that holds an address; add new ones here, with the kind of address they accept. */
/** Gives the caller, who is the first user, a profile of their own. */
const becomeAffiliate = async () => {
  const { id: userId } = await db.user.findFirstOrThrow({
    orderBy: { id: 'asc' },
  })
  const known = await db.affiliateProfile.findUnique({ where: { userId } })
  if (!known) await buildAffiliate({ userId })
}

const fields: Record<string, Field> = {
  'FunnelInput.linkedUrl': funnelField('linkedUrl'),
  'FunnelInput.thankYouUrl': funnelField('thankYouUrl'),
  'FormInput.redirectUrl': {
    good: '/courses/my-courses',
    mutation:
      'mutation ($id: Int!, $input: FormInput!) { updateForm(id: $id, input: $input) { id } }',
    variables: async (redirectUrl) => ({
      id: (await buildForm()).id,
      input: {
        title: 'T',
        slug: `form-of-${draw()}`,
        kind: 'GENERAL',
        intro: '',
        successText: '',
        loginRequired: false,
        oncePer: 'NONE',
        allowsEdit: false,
        redirectUrl,
      },
    }),
    stored: async () =>
      (await db.form.findMany()).map(({ redirectUrl }) => redirectUrl),
  },
  'GroupInput.meetingUrl': groupField('meetingUrl'),
  'GroupInput.chatUrl': groupField('chatUrl'),
  'AccountabilityGroupInput.meetingUrl': buddiesField('meetingUrl'),
  'AccountabilityGroupInput.chatUrl': buddiesField('chatUrl'),
  'ChallengeDayInput.link': {
    good: 'https://course.example/x',
    mutation:
      'mutation ($id: Int!, $input: ChallengeDayInput!) { saveChallengeDay(challengeId: $id, day: 1, input: $input) { id } }',
    variables: async (link) => ({
      id: (await buildChallenge({ status: 'DRAFT' })).id,
      input: { title: 'Write', instructions: '', link },
    }),
    stored: async () =>
      (await db.challengeDay.findMany()).map(({ link }) => link),
  },
  'SubGroupInput.meetingUrl': {
    good: 'https://meet.example/x',
    mutation:
      'mutation ($groupId: Int!, $input: SubGroupInput!) { createSubGroup(groupId: $groupId, input: $input) { id } }',
    variables: async (meetingUrl) => ({
      groupId: (await buildGroup()).id,
      input: { name: `Circle ${draw()}`, meetingUrl },
    }),
    stored: async () =>
      (await db.subGroup.findMany()).map(({ meetingUrl }) => meetingUrl),
  },
  'TaskInput.actionUrl': {
    good: '/courses/my-courses',
    mutation:
      'mutation ($stageId: Int!, $input: TaskInput!) { createTask(stageId: $stageId, input: $input) { id } }',
    variables: async (actionUrl) => ({
      stageId: ((await db.stage.findFirst()) ?? (await buildStage([]))).id,
      input: {
        title: 'T',
        description: '',
        points: 1,
        actionLabel: 'Go',
        actionUrl,
        isRequired: false,
        verification: 'SELF',
        isActive: true,
      },
    }),
    stored: async () =>
      (await db.task.findMany()).map(({ actionUrl }) => actionUrl),
  },
  // Each try gets a new task, because a task in review cannot be handed in again.
  'TaskProofInput.url': {
    good: 'https://example.com/portfolio',
    mutation:
      'mutation ($taskId: Int!, $input: TaskProofInput!) { submitTask(taskId: $taskId, input: $input) { id } }',
    variables: async (url) => {
      const { id: stageId } =
        (await db.stage.findFirst()) ?? (await buildStage([]))
      await db.user.updateMany({ data: { stageId } })
      const task = await db.task.create({
        data: {
          stageId,
          title: 'T',
          points: 1,
          verification: 'REVIEW',
          proofKind: 'LINK',
        },
      })
      return { taskId: task.id, input: { url } }
    },
    stored: async () =>
      (await db.userTask.findMany()).map(({ proofUrl }) => proofUrl),
  },
  ...Object.fromEntries(
    ['videoUrl', 'embedUrl'].map((name) => [
      `LessonInput.${name}`,
      {
        good: 'https://youtu.be/dQw4w9WgXcQ',
        mutation:
          'mutation ($unitId: Int!, $input: LessonInput!) { createLesson(unitId: $unitId, input: $input) { id } }',
        variables: async (address: string) => ({
          unitId:
            (await db.unit.findFirst())?.id ??
            (await buildCourse({ lessons: 0 })).unitId,
          input: {
            name: 'L',
            shortDescription: '',
            description: '',
            type: name === 'videoUrl' ? 'VIDEO' : 'CUSTOM_EMBED',
            [name]: address,
            isPreview: false,
            isRequired: false,
            completion: 'MANUAL',
            status: 'PUBLISHED',
          },
        }),
        stored: async () =>
          (await db.lesson.findMany()).flatMap(({ videoUrl, embedUrl }) => [
            videoUrl,
            embedUrl,
          ]),
      },
    ])
  ),
  'CourseIntroInput.introVideoUrl': {
    good: 'https://youtu.be/dQw4w9WgXcQ',
    mutation:
      'mutation ($id: Int!, $baseVersion: Int!, $input: CourseIntroInput!) { updateCourseIntro(id: $id, baseVersion: $baseVersion, input: $input) { id } }',
    variables: async (introVideoUrl) => {
      const { id, baseVersion } =
        (await db.course.findFirst()) ?? (await buildCourse())
      return { id, baseVersion, input: { introText: '', introVideoUrl } }
    },
    stored: async () =>
      (await db.course.findMany()).map(({ introVideoUrl }) => introVideoUrl),
  },
  'LessonFileInput.url': {
    good: 'https://example.com/template',
    mutation:
      'mutation ($lessonId: Int!, $input: LessonFileInput!) { createLessonFile(lessonId: $lessonId, input: $input) { id } }',
    variables: async (url) => ({
      lessonId:
        (await db.lesson.findFirst())?.id ?? (await buildCourse()).lessonIds[0],
      input: { title: 'F', url, isDownloadable: true },
    }),
    stored: async () => (await db.lessonFile.findMany()).map(({ url }) => url),
  },
  'EventInput.joinUrl': {
    good: 'https://meet.example.com/room?pwd=1',
    mutation:
      'mutation ($input: EventInput!) { createEvent(input: $input) { id } }',
    variables: (joinUrl) => ({
      input: {
        title: 'E',
        description: '',
        kind: 'CLASS',
        startsOn: '2026-12-01',
        startTime: '19:30',
        allDay: false,
        durationMin: 60,
        tz: 'Asia/Manila',
        repeats: 'NONE',
        locationKind: 'ONLINE',
        joinUrl,
        rsvp: 'NONE',
        isPublic: false,
        hostIds: [],
        accessLevelIds: [],
        batchIds: [],
        groupIds: [],
        status: 'DRAFT',
      },
    }),
    stored: async () =>
      (await db.event.findMany()).map(({ joinUrl }) => joinUrl),
  },
  'RedirectRuleInput.target': {
    good: '/free-training?part=2',
    mutation:
      'mutation ($input: RedirectRuleInput!) { createRedirectRule(input: $input) { id } }',
    variables: (target) => ({
      input: {
        source: `/old-${draw()}`,
        match: 'EXACT',
        target,
        code: 302,
        params: 'DROP',
        audience: 'ANYONE',
        isActive: true,
      },
    }),
    stored: async () =>
      (await db.redirectRule.findMany()).map(({ target }) => target),
  },
  'WebhookEndpointInput.url': {
    good: 'https://hooks.example/school',
    mutation:
      'mutation ($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }',
    variables: (url) => ({ input: { url, events: ['FORM_SENT'] } }),
    stored: async () =>
      (await db.webhookEndpoint.findMany()).map(({ url }) => url),
  },
  'AffiliateLinkInput.path': {
    good: '/free-lessons',
    mutation:
      'mutation ($input: AffiliateLinkInput!) { createAffiliateLink(input: $input) { id } }',
    variables: async (path) => {
      await becomeAffiliate()
      return { input: { label: `Link ${draw()}`, path } }
    },
    stored: async () =>
      (await db.affiliateLink.findMany()).map(({ path }) => path),
  },
  'AnnouncementInput.buttonUrl': {
    good: '/events/my-events?from=mail',
    mutation:
      'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id } }',
    variables: (buttonUrl) => ({
      input: {
        audience: { list: 'MEMBER', view: {} },
        subject: 'A',
        text: 'A',
        subjectFil: '',
        textFil: '',
        buttonLabel: 'Open',
        buttonLabelFil: '',
        buttonUrl,
      },
    }),
    stored: async () =>
      (await db.announcement.findMany()).map(({ buttonUrl }) => buttonUrl),
  },
  'SuccessManagerInput.bookingUrl': {
    good: 'https://book.example.com/lea?x=1',
    mutation:
      'mutation ($userId: Int!, $input: SuccessManagerInput!) { createSuccessManager(userId: $userId, input: $input) { id } }',
    variables: async (bookingUrl) => ({
      userId: (await buildUser('success-manager')).id,
      input: { isActive: true, bookingUrl },
    }),
    stored: async () =>
      (await db.successManager.findMany()).map(({ bookingUrl }) => bookingUrl),
  },
  'ResourceFileInput.url': {
    good: 'https://docs.example.com/sheet?copy=1',
    mutation:
      'mutation ($input: ResourceFileInput!) { createResourceFile(input: $input) { id } }',
    variables: (url) => ({
      input: {
        title: 'R',
        description: '',
        url,
        tags: [],
        isPublic: false,
        isPinned: false,
        accessLevelIds: [],
        batchIds: [],
        groupIds: [],
        status: 'DRAFT',
      },
    }),
    stored: async () =>
      (await db.resourceFile.findMany()).map(({ url }) => url),
  },
  ...Object.fromEntries(
    (['joinUrl', 'recordingUrl'] as const).map((name) => [
      `EventOccurrenceInput.${name}`,
      {
        good: 'https://films.example.com/1',
        mutation:
          'mutation ($id: Int!, $input: EventOccurrenceInput!) { updateEventOccurrence(id: $id, input: $input) { id } }',
        variables: async (address: string) => ({
          id:
            (await db.eventOccurrence.findFirst())?.id ??
            (await buildEvent()).occurrenceId,
          input: {
            startsOn: '2099-12-01',
            startTime: '19:30',
            durationMin: 60,
            [name]: address,
          },
        }),
        stored: async () =>
          (await db.eventOccurrence.findMany()).map((row) => row[name]),
      },
    ])
  ),
  ...Object.fromEntries(
    ['instagram', 'linkedin', 'youtube', 'tiktok', 'website'].map((name) => [
      `UpdateMyProfileInput.${name}`,
      {
        good: `https://www.${name}.com/ana`,
        mutation:
          'mutation ($input: UpdateMyProfileInput!) { updateMyProfile(input: $input) { id } }',
        variables: (address: string) => ({
          input: { firstName: 'Ana', lastName: 'Cruz', [name]: address },
        }),
        stored: async () =>
          (await db.userProfile.findMany()).flatMap(({ socials }) =>
            Object.values(socials as object)
          ),
      },
    ])
  ),
}

/** These fields are stored as {host}/{username} of one site and linked with https (shared/accounts/contact.test.ts). */
const elsewhere = [
  'CreateUserInput.facebookProfile',
  'UpdateUserInput.facebookProfile',
  'UpdateMyProfileInput.facebookProfile',
]

test('Every input field that holds an address is in the table', () => {
  const found = new Set(
    operations.flatMap(({ field }) =>
      field.args.flatMap(({ type }) => {
        const input = getNamedType(type)
        return isInputObjectType(input)
          ? Object.keys(input.getFields())
              .filter((name) =>
                /url$|link$|^path$|^target$|website|instagram|linkedin|youtube|tiktok|profile$/i.test(
                  name
                )
              )
              .map((name) => `${input.name}.${name}`)
          : []
      })
    )
  )
  expect([...found].sort()).toEqual(
    [...Object.keys(fields), ...elsewhere].sort()
  )
})

for (const [name, field] of Object.entries(fields)) {
  const { mutation, good, variables, stored } = field

  scenario(`${name} leads to https or to a page of ours`, async () => {
    const { ask } = await buildCaller('admin')
    expect(await ask(mutation, await variables(good))).toMatchObject({
      code: undefined,
    })
    for (const payload of payloads) {
      const { code, data, message } = await ask(
        mutation,
        await variables(payload)
      )
      if (data === undefined) throw new Error(message)
      expect([undefined, 'BAD_USER_INPUT']).toContain(code)
    }
    expect((await stored()).filter((each) => !isHarmless(each))).toEqual([])
  })
}
