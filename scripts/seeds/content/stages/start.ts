import type { StageContent } from './types'

export const start: StageContent = {
  number: 1,
  name: ['Start', 'Simula'],
  description: [
    'Know where you are going: your reason, your hours, your tools and one skill to learn first.',
    'Alamin kung saan ka papunta: ang dahilan mo, ang oras mo, ang gamit mo, at ang unang skill na pag-aaralan.',
  ],
  unlocks: [
    'Your drawer of tasks and the community.',
    'Ang mga task mo at ang community.',
  ],
  color: '#0b5a7a',
  tasks: [
    {
      title: ['See how the journey works', 'Tingnan kung paano ang journey'],
      description: [
        `Every task you finish gives you XP, and XP moves you to the next stage. Take two minutes to see [how points work](modal:points-explainer) and [which stages lie ahead](modal:stages-list).

Then come back here and press the button. Your first points are waiting.`,
        `May XP ang bawat task na matatapos mo, at XP ang nagdadala sa iyo sa susunod na stage. Tingnan sandali [kung paano ang points](modal:points-explainer) at [kung anong stages ang naghihintay](modal:stages-list).

Pagkatapos, bumalik dito at pindutin ang button. Naghihintay na ang una mong points.`,
      ],
      points: 10,
      action: ['I have seen it', 'Nakita ko na'],
    },
    {
      title: [
        'Write down why you freelance',
        'Isulat kung bakit ka magfi-freelance',
      ],
      description: [
        `A clear reason carries you through slow weeks. On paper, finish these three sentences:

1. I want to work from home because …
2. In six months I want to earn ₱ … a month, and I will use it for …
3. The people who count on me are …

Take a photo and keep it where you work.`,
        `Malinaw na dahilan ang magpapatuloy sa iyo kapag matumal. Sa papel, tapusin ang tatlong pangungusap:

1. Gusto kong magtrabaho sa bahay dahil …
2. Sa loob ng anim na buwan, gusto kong kumita ng ₱ … kada buwan, para sa …
3. Ang mga umaasa sa akin ay sina …

Kunan ng litrato at ilagay kung saan ka nagtatrabaho.`,
      ],
      points: 15,
      action: ['I wrote it down', 'Naisulat ko na'],
    },
    {
      title: [
        'Check your internet and your backup',
        'I-check ang internet at ang backup mo',
      ],
      description: [
        `Clients forgive many things, but not a call that drops every day.

- Run a speed test at the hour when you will work. For calls you want at least **5 Mbps up** and a ping below 100 ms.
- Decide on a backup: mobile data with load for two days, or a neighbour or café within ten minutes.
- Write both down. You will need them for your first application.`,
        `Maraming napapatawad ang client, pero hindi ang tawag na araw-araw napuputol.

- Mag-speed test sa oras na magtatrabaho ka. Para sa calls, kailangan ang **5 Mbps upload** at ping na mas mababa sa 100 ms.
- Maghanda ng backup: mobile data na may load para sa dalawang araw, o kapitbahay o café na sampung minuto lang ang layo.
- Isulat ang dalawa. Kakailanganin mo sa una mong application.`,
      ],
      points: 15,
    },
    {
      title: [
        'Plan your weekly work hours',
        'Planuhin ang oras mo kada linggo',
      ],
      description: [
        `Open a calendar and block the hours that are really free: after the kids leave for school, before your shift, Sunday afternoon. **Six honest hours beat twenty wished ones.**

Tell the people at home about them, so that they become real.`,
        `Magbukas ng calendar at i-block ang mga oras na talagang libre ka: pag-alis ng mga bata, bago ang shift mo, Linggo ng hapon. **Mas mabuti ang anim na oras na totoo kaysa dalawampung pangarap.**

Sabihin sa mga kasama mo sa bahay para maging totoo ito.`,
      ],
      points: 20,
      action: ['My hours are set', 'Nakaplano na'],
    },
    {
      title: [
        'Choose the skill you will learn first',
        'Piliin ang unang skill na pag-aaralan',
      ],
      description: [
        `One skill, not three. Look through [your courses](/courses/my-courses) and ask of each:

- Would I still do this on a tired Thursday?
- Are there people who pay for it every month, not once?
- Can I show a sample of it within four weeks?

The one with three times yes is yours.`,
        `Isang skill lang, hindi tatlo. Tingnan ang [courses mo](/courses/my-courses) at itanong sa bawat isa:

- Gagawin ko pa rin ba ito kahit pagod na sa Huwebes?
- May nagbabayad ba nito buwan-buwan, hindi isang beses lang?
- May maipapakita ba akong sample sa loob ng apat na linggo?

Kung tatlong oo, iyon na ang para sa iyo.`,
      ],
      points: 20,
      action: ['I have chosen', 'Nakapili na ako'],
    },
    {
      title: ['Finish your first lesson', 'Tapusin ang una mong lesson'],
      description: [
        `Open [your courses](/courses/my-courses), take the first lesson and press Done at its end. It takes about ten minutes.`,
        `Buksan ang [courses mo](/courses/my-courses), kunin ang unang lesson, at pindutin ang Done sa dulo. Mga sampung minuto lang.`,
      ],
      points: 20,
      action: ['Go to my courses', 'Pumunta sa courses ko'],
      actionUrl: '/courses/my-courses',
      verification: 'AUTO',
      autoKind: 'LESSON',
    },
    {
      title: ['Say hello to the community', 'Magpakilala sa community'],
      description: [
        `Post three lines: where you are from, what you are learning, one thing you can already do. Answer one other person. You will meet them again on the way.`,
        `Mag-post ng tatlong linya: taga-saan ka, ano ang pinag-aaralan mo, at isang bagay na kaya mo na. Sumagot sa isa pang member. Makakasama mo sila sa daan.`,
      ],
      points: 10,
      action: ['Go and say hello', 'Magpakilala na'],
      actionUrl: '/community?feed=school',
      isOptional: true,
      verification: 'AUTO',
      autoKind: 'POST',
    },
  ],
}
