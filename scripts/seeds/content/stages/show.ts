import type { StageContent } from './types'

export const show: StageContent = {
  number: 3,
  name: ['Show', 'Ipakita'],
  description: [
    'Turn your practice into a small portfolio and a profile that a client understands in ten seconds.',
    'Gawing maliit na portfolio ang mga praktis mo, at profile na maiintindihan ng client sa sampung segundo.',
  ],
  unlocks: [
    'The executive assistance course and a portfolio review.',
    'Ang executive assistance course at review ng portfolio.',
  ],
  color: '#3a8f5c',
  tasks: [
    {
      title: ['Write your service sentence', 'Isulat ang service sentence mo'],
      description: [
        `**I help [whom] to [result] by [what you do].** For example: I help small online shops to answer every buyer within an hour by handling their chat and order questions.

Read it aloud to somebody who does not freelance. If they can repeat it, it is good.`,
        `**I help [kanino] to [resulta] by [ano ang ginagawa mo].** Halimbawa: I help small online shops to answer every buyer within an hour by handling their chat and order questions.

Basahin nang malakas sa taong hindi freelancer. Kung kaya niyang ulitin, ayos na.`,
      ],
      points: 25,
    },
    {
      title: [
        'Choose three pieces for your portfolio',
        'Pumili ng tatlong piece para sa portfolio',
      ],
      description: [
        `Three are enough. For each, one line before (the problem), one picture, one line after (what it changed). Never show a client's private data; blur names and amounts.`,
        `Sapat na ang tatlo. Sa bawat isa: isang linya bago (ang problema), isang larawan, isang linya pagkatapos (ano ang nabago). Huwag ipakita ang private data ng client; i-blur ang pangalan at halaga.`,
      ],
      points: 35,
      action: ['Three are ready', 'Handa na ang tatlo'],
    },
    {
      title: ['Send your portfolio for review', 'Ipa-review ang portfolio mo'],
      description: [
        `A coach looks at it and writes what to keep and what to change. Share the link with viewing rights only. You can go on with the other tasks meanwhile.`,
        `Titingnan ito ng coach at isusulat kung ano ang pananatilihin at babaguhin. View-only link lang ang i-share. Ituloy muna ang ibang tasks habang naghihintay.`,
      ],
      points: 40,
      action: ['Send for review', 'Ipa-review'],
      verification: 'REVIEW',
      proofKind: 'LINK',
    },
    {
      title: [
        'Take a clear profile photo',
        'Kumuha ng malinaw na profile photo',
      ],
      description: [
        `Face a window, plain wall behind you, camera at eye height, shoulders in the picture. Smile as you would at a neighbour. A phone is enough.`,
        `Humarap sa bintana, simpleng pader sa likod, camera na kapantay ng mata, kita ang balikat. Ngumiti na parang sa kapitbahay. Sapat na ang phone.`,
      ],
      points: 15,
    },
    {
      title: ['Write your profile text', 'Isulat ang profile text mo'],
      description: [
        `Four short parts: the service sentence, what you do each week, the tools you know, how to start with you. Leave out "hardworking" and "fast learner"; show them instead.`,
        `Apat na maikling bahagi: ang service sentence, ginagawa mo linggo-linggo, tools na alam mo, paano magsimula sa iyo. Alisin ang "hardworking" at "fast learner"; ipakita na lang.`,
      ],
      points: 30,
    },
    {
      title: [
        'Ask two people to check your English',
        'Ipa-check sa dalawang tao ang English mo',
      ],
      description: [
        `Not for grammar alone. Ask: what do you think I do? If the answers differ, shorten the text.`,
        `Hindi lang grammar. Itanong: ano sa tingin mo ang ginagawa ko? Kung magkaiba ang sagot, paikliin ang text.`,
      ],
      points: 15,
      isOptional: true,
    },
  ],
}
