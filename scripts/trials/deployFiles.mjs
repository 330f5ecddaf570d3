// Has the files of deploy/ checked by the programs that read them, as far as those are on this machine.

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { deploy, settingsIn } from './settings.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sulong-deploy-'))
const certificate = path.join(folder, 'certificate.pem')
const key = path.join(folder, 'key.pem')
const tls = path.join(folder, 'tls.cfg')
spawnSync('openssl', [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'],
  ...['-subj', '/CN=school.example', '-keyout', key, '-out', certificate],
])
fs.appendFileSync(certificate, fs.readFileSync(key))
fs.writeFileSync(
  tls,
  fs
    .readFileSync(deploy('tls.cfg'), 'utf8')
    .replace('/etc/haproxy/certificate.pem', certificate)
)

const units = fs
  .readdirSync(deploy('systemd'))
  .map((unit) => deploy(`systemd/${unit}`))

/** Settings without which docker-compose refuses the file. */
const required = Object.fromEntries(
  [
    'SUPERUSER_PASSWORD',
    'REPLICATION_PASSWORD',
    'RESTAPI_PASSWORD',
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
    'AUTH_PEPPERS',
  ].map((name) => [name, 'x'])
)

const checks = [
  ['systemd-analyze', ['verify', ...units], {}],
  [
    'haproxy',
    ['-c', '-f', deploy('haproxy.cfg'), '-f', tls],
    settingsIn('haproxy.env'),
  ],
  ['docker-compose', ['-f', deploy('compose.yaml'), 'config', '-q'], required],
]

let failures = 0
for (const [command, args, env] of checks) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (error?.code === 'ENOENT') {
    console.log(`  – ${command} is not installed`)
    continue
  }
  const said = `${stdout}${stderr}`.trim()
  const isFine = status === 0 && !(command === 'systemd-analyze' && said)
  console.log(`  ${isFine ? '✓' : '✗'} ${command}${isFine ? '' : `: ${said}`}`)
  if (!isFine) failures++
}
fs.rmSync(folder, { recursive: true })
process.exit(failures === 0 ? 0 : 1)
