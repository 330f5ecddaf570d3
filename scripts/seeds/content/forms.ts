import type { Both } from './text'

type SeededField = {
  key: string
  type: string
  label: Both
  help?: Both
  isRequired?: boolean
  options?: readonly (readonly [value: string, en: string, fil: string])[]
  max?: number
  profile?: string
  rules?: readonly object[]
}

export type SeededForm = {
  slug: string
  kind: 'JOURNEY' | 'SURVEY'
  title: Both
  intro: Both
  successText: Both
  fields: readonly SeededField[]
}

/** The form of the menu's and the prompts' links (spec 2.3: viewForm, slug journey-form). */
export const journeyForm: SeededForm = {
  slug: 'journey-form',
  kind: 'JOURNEY',
  title: ['Your journey form', 'Ang journey form mo'],
  intro: [
    'Five minutes about where you are and where you want to go. It places you on your first stage, and your coaches read it. You can stop any time and go on from any device.',
    'Limang minuto tungkol sa kung nasaan ka ngayon at saan mo gustong makarating. Ito ang maglalagay sa iyo sa unang stage, at babasahin ito ng mga coach mo. Puwede kang huminto at ituloy sa kahit anong device.',
  ],
  successText: [
    'Thank you! Your coaches know you a little better now.',
    'Salamat! Mas kilala ka na ng mga coach mo.',
  ],
  fields: [
    {
      key: 'now',
      type: 'single',
      label: ['What do you do today?', 'Ano ang trabaho mo ngayon?'],
      isRequired: true,
      options: [
        ['employed', 'I am employed', 'Empleyado ako'],
        ['freelance', 'I already freelance', 'Freelancer na ako'],
        ['parent', 'I care for my family', 'Nag-aalaga ako ng pamilya'],
        ['student', 'I study', 'Nag-aaral ako'],
        ['between', 'I am between jobs', 'Naghahanap ako ng trabaho'],
      ],
    },
    {
      key: 'clients',
      type: 'number',
      label: [
        'How many clients do you have now?',
        'Ilan ang client mo ngayon?',
      ],
      rules: [
        { effect: 'show', when: 'now', operator: 'is', value: 'freelance' },
        { effect: 'require', when: 'now', operator: 'is', value: 'freelance' },
      ],
      max: 100,
    },
    {
      key: 'skills',
      type: 'multi',
      label: ['What can you already do?', 'Ano na ang kaya mong gawin?'],
      options: [
        ['writing', 'Write in English', 'Magsulat sa English'],
        [
          'admin',
          'Keep calendars and mails in order',
          'Mag-ayos ng calendar at email',
        ],
        ['social', 'Look after social media', 'Mag-asikaso ng social media'],
        ['design', 'Design', 'Mag-design'],
        [
          'numbers',
          'Spreadsheets and bookkeeping',
          'Spreadsheet at bookkeeping',
        ],
        ['none', 'I am not sure yet', 'Hindi pa ako sigurado'],
      ],
    },
    {
      key: 'about_you',
      type: 'pageBreak',
      label: ['Where you want to go', 'Saan mo gustong makarating'],
    },
    {
      key: 'goal',
      type: 'longText',
      label: [
        'What should be different in a year?',
        'Ano ang gusto mong magbago sa loob ng isang taon?',
      ],
      isRequired: true,
      max: 2000,
    },
    {
      key: 'hours',
      type: 'single',
      label: [
        'How many hours a week can you learn?',
        'Ilang oras sa isang linggo ang maibibigay mo sa pag-aaral?',
      ],
      isRequired: true,
      options: [
        ['few', 'Up to 5', 'Hanggang 5'],
        ['some', '5 to 10', '5 hanggang 10'],
        ['many', 'More than 10', 'Higit sa 10'],
      ],
    },
    {
      key: 'confidence',
      type: 'scale',
      label: [
        'How sure are you that you will find a client this year?',
        'Gaano ka kasiguro na makakahanap ka ng client ngayong taon?',
      ],
      help: [
        '1: not at all. 10: very sure.',
        '1: hindi sigurado. 10: siguradong-sigurado.',
      ],
      max: 10,
    },
    {
      key: 'reach_you',
      type: 'pageBreak',
      label: ['How we reach you', 'Paano ka namin maaabot'],
    },
    {
      key: 'mobile',
      type: 'mobile',
      label: ['Mobile number', 'Mobile number'],
      profile: 'mobileNumber',
    },
    {
      key: 'home',
      type: 'address',
      label: ['Where do you live?', 'Saan ka nakatira?'],
      profile: 'address',
    },
    {
      key: 'agreed',
      type: 'consent',
      label: [
        'My coaches and success managers may read my answers.',
        'Maaaring basahin ng mga coach at success manager ang mga sagot ko.',
      ],
    },
  ],
}

/** A survey that shows visitors what a form can do. */
export const survey: SeededForm = {
  slug: 'training-feedback',
  kind: 'SURVEY',
  title: ['How was the free training?', 'Kumusta ang libreng training?'],
  intro: [
    'Two minutes. Your answers help us make it better.',
    'Dalawang minuto lang. Nakakatulong ang mga sagot ninyo para mapaganda pa ito.',
  ],
  successText: [
    'Thank you for your feedback.',
    'Salamat po sa feedback ninyo.',
  ],
  fields: [
    {
      key: 'stars',
      type: 'rating',
      label: ['How useful was it?', 'Gaano ito nakatulong?'],
      isRequired: true,
      max: 5,
    },
    {
      key: 'why',
      type: 'longText',
      label: ['What was missing?', 'Ano ang kulang?'],
      rules: [
        { effect: 'show', when: 'stars', operator: 'isBelow', value: '4' },
      ],
    },
    {
      key: 'recommend',
      type: 'yesNo',
      label: [
        'Would you recommend it to a friend?',
        'Irerekomenda ba ninyo ito sa kaibigan?',
      ],
    },
    {
      key: 'email',
      type: 'email',
      label: [
        'Your e-mail, if we may ask back',
        'Email ninyo, kung puwede kaming magtanong',
      ],
    },
  ],
}
