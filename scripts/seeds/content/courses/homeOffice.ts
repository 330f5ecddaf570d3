import { films } from './films'
import { text, video, type CourseContent } from './types'

export const homeOffice: CourseContent = {
  slug: 'home-office',
  title: ['Home Office on a Budget', 'Home Office sa Maliit na Budget'],
  short: [
    'Quiet, light, internet and power for less than ₱5,000.',
    'Tahimik, maliwanag, may internet at kuryente, wala pang ₱5,000.',
  ],
  description: [
    `A corner, a lamp and a plan for brownouts: more than half of what clients call "professional" is this. Free for everyone who has signed up.`,
    `Isang sulok, isang ilaw, at plano sa brownout: higit sa kalahati ng tinatawag na "professional" ng clients ay ito na. Libre para sa lahat ng nag-sign up.`,
  ],
  accessLevels: ['non-member', 'member', 'affiliate'],
  hasCertificate: true,
  publicPage: 'FREE_TRAINING',
  units: [
    {
      name: ['The corner', 'Ang sulok'],
      short: ['Table, light, sound.', 'Mesa, ilaw, tunog.'],
      lessons: [
        video({
          name: [
            'A tour of three small offices',
            'Silipin ang tatlong maliit na office',
          ],
          short: [
            'A bedroom, a landing, half a sala.',
            'Isang kuwarto, isang paakyat, kalahating sala.',
          ],
          film: films.llamas,
          percent: 90,
          isPreview: true,
          body: `Three corners, none larger than two square metres. Look for what they share: a wall behind the chair, light from the side, one place for the phone, and a sign that the family respects.`,
        }),
        text({
          name: [
            'Table, chair, light, for under ₱3,000',
            'Mesa, upuan, ilaw, wala pang ₱3,000',
          ],
          short: [
            'What to buy first, and what to borrow.',
            'Ano ang uunahing bilhin, at ano ang hihiramin.',
          ],
          isPreview: true,
          body: `Your back earns the money. Spend on it first.

## In this order

1. **Chair** (₱0 to ₱1,500): feet flat, knees at a right angle. A firm cushion and a rolled towel behind the lower back turn a dining chair into an office for three months
2. **Screen height** (₱0): the upper edge at eye height. Books under the laptop, and then you need number three
3. **Keyboard and mouse** (₱500 to ₱800): cheap ones are fine; wrists straight
4. **Lamp** (₱300): beside the screen, pointing at the wall, so that light comes back softly
5. **Headset with a microphone** (₱400 to ₱900): clients forgive a bad camera, never a bad microphone

That is below ₱3,000 even when you buy all five.

## Every hour

Stand up, look out of the window at something far for twenty seconds, drink. Set a timer until it is a habit.

## Heat

A fan that blows past you, not at the microphone. A wet cloth at the neck before a call. Start early: five to nine in the morning are the best hours of a Philippine day.

## Checklist

- My elbows rest at a right angle
- I see the screen without bending my neck
- On a test call my voice is clear and the fan is not heard
- My knees have room`,
        }),
        text({
          name: [
            'Sound, roosters and relatives',
            'Ingay, tandang at kamag-anak',
          ],
          short: [
            'Make peace before you make calls.',
            'Makipagkasundo muna bago tumawag.',
          ],
          isPreview: true,
          body: `You will never have silence. You can have agreements.

## With the people at home

- Show them your hours, on paper, on the door
- A signal everybody understands: red cloth, do not come in; green, come in
- Something in it for them: what the work pays for, said in their words
- A rule for emergencies: knock three times

Children keep rules better when they help to make them. Let the five-year-old draw the red sign.

## With the street

Know its timetable: the taho at seven, the karaoke on Saturday, the rooster always. Put calls where it is quiet and typing where it is not.

## With the microphone

- Close to the mouth, a finger's width beside it, foam on
- Mute when you listen; learn the shortcut
- A thick blanket behind the screen takes away more echo than an expensive microphone
- Noise suppression in the call program: on, and tested with the fan

## When it happens anyway

> Excuse me, that is our neighbour's rooster; he has opinions too. Where were we?

Say it once, smile, go on. Apologising five times is louder than the rooster.`,
        }),
      ],
    },
    {
      name: ['Lines that hold', 'Linyang hindi bumibitaw'],
      short: [
        'Internet, power, and your data.',
        'Internet, kuryente, at ang data mo.',
      ],
      lessons: [
        text({
          name: ['Two ways to the internet', 'Dalawang daan sa internet'],
          short: [
            'Measure, arrange a backup, and practise the switch.',
            'Sukatin, maghanda ng backup, at praktisin ang paglipat.',
          ],
          body: `One line fails some day. Two lines rarely fail in the same hour.

## Measure first

For a week, at the hours you will work, note download, upload and ping. You want upload of **5 Mbps** for calls and a ping below 100 ms. Stand next to the router once: if it is good there and bad at your table, the problem is the wall, not the provider.

## Cheap repairs

- Router up high, in the open, away from the TV
- A LAN cable to the laptop: ₱150 and no more drops
- Other people's downloads after your calls

## The second way

1. Mobile data from **another** network than your line's
2. Load for two working days, always
3. The phone by the window, charged, hotspot named and saved in the laptop

## Practise the switch

Once a month, in the middle of a test call, pull the plug. From line to hotspot you have thirty seconds. If it takes longer, write down what was in the way and repair it.

## Tell the client before it happens

> If I drop out, give me one minute; I come back on mobile data. If the whole area is down, I send an SMS with the hour when I will be online again.

Clients do not fear brownouts. They fear not knowing.`,
        }),
        text({
          name: ['Brownouts and typhoons', 'Brownout at bagyo'],
          short: [
            'A plan for two hours, two days, and two weeks.',
            'Plano para sa dalawang oras, araw, at linggo.',
          ],
          body: `Make three small plans now, while the sun shines.

## Two hours

- Laptop battery above 80 per cent before the shift; replace it when it holds less than two hours
- A power bank for the phone, a small UPS or battery for the router (it needs little: most run four hours on a ₱1,500 unit)
- Work that needs no internet, ready in a folder

## Two days

- A place with power: relative, café, barangay hall, coworking space. Visit it once **before** you need it
- Transport to it in the rain
- A message, saved and ready, with the hours you can keep

## Two weeks

After a strong typhoon nothing works, and work is not first. First are people, water and the roof. Agree with every client in advance:

> If a typhoon of signal 3 or higher hits our province, I am offline until we are safe, at most five days before you hear from me. Open tasks and logins are in the folder (name).

## Data that survives

- Files in the cloud, synchronised before the storm
- Documents, IDs and the laptop in a dry bag, up high
- Contacts of clients on paper, in the same bag

## Checklist

- The router runs without the grid; I have tried it
- I have sat and worked in my second place
- Each client has read my typhoon sentence`,
        }),
        text({
          name: [
            'Locking the door: accounts and passwords',
            'Isara ang pinto: accounts at password',
          ],
          short: [
            'Half an hour that protects every client.',
            'Kalahating oras na poprotekta sa bawat client.',
          ],
          body: `You hold keys to other people's houses. Treat yours first.

## Half an hour

1. **Password manager**: install one, put your ten most important logins into it, let it make new ones
2. **Two-step sign-in**: mail, bank, wallets, cloud. An app rather than SMS where possible
3. **Recovery codes**: print them, put them into the dry bag
4. **Updates**: computer, browser, phone. Restart
5. **Guest account** for the children on the laptop, or better their own device

## For each client

- Own logins for you; where that is impossible, shared through the manager, never in chat
- A list of what you have access to. When the work ends, send it and ask them to remove you
- Their data only on your work account, nothing on USB sticks

## Recognise the hook

Hurry, fear and a link: "your account will be closed today". Nobody from a bank, a wallet or this school ever asks for your OTP. When in doubt, close the message and open the site yourself.

## Done

You have an office. Mark this lesson, then choose where to go on: **Virtual Assistant Foundations** is the usual next step.`,
        }),
      ],
    },
  ],
}
