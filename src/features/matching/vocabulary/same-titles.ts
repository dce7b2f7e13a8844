/*
 * Words of titles and skills that name the same work. Each line is one meaning, its ways of writing apart by commas; of several words
 * all must be there, in any order. Near meanings ('accountant' and 'bookkeeper') are not here: who asks for one does not ask for the other.
 */
const lines = `
frontend, front-end
backend, back-end
full-stack, fullstack
rn, registered nurse
lpn, licensed practical nurse
lvn, licensed vocational nurse
cna, certified nursing assistant
hca, healthcare assistant, health care assistant
gp, general practitioner
icu, intensive care
physiotherapist, physical therapist
caregiver, carer, care assistant
paramedic, emt
hgv driver, lgv driver, lorry driver, truck driver
forklift operator, forklift driver, fork lift driver
warehouse operative, warehouse worker, warehouse associate
delivery driver, courier
janitor, custodian, caretaker
waiter, waitress, waiting staff
bartender, barman, barmaid
sales assistant, shop assistant, retail assistant
hairdresser, hairstylist, hair stylist
nanny, childminder, child minder
attorney, lawyer, solicitor
hr, human resources
pa, personal assistant
ea, executive assistant
sdr, sales development representative
bdr, business development representative
csr, customer service representative
csm, customer success manager
software engineer, software developer, programmer, softwareentwickler
swe, software engineer
web developer, web engineer
sre, site reliability engineer
sysadmin, system administrator, systems administrator
dba, database administrator
qa, quality assurance
ml, machine learning
ai, artificial intelligence
ux, user experience
ui, user interface
bi, business intelligence
pr, public relations
seo, search engine optimization
javascript, js
typescript, ts
kubernetes, k8s
postgresql, postgres
golang, go language
node.js, nodejs
lkw-fahrer, berufskraftfahrer, truck driver
krankenpfleger, krankenschwester, pflegefachkraft, pflegefachfrau, pflegefachmann
erzieher, erzieherin
buchhalter, buchhalterin, bookkeeper
`

/** What a way of writing may be replaced by: 'rn' by 'registered nurse'. All in lower case. */
export const sameTitles: ReadonlyMap<string, readonly string[]> = readLines()

function readLines(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const ways = line.split(', ')
    for (const way of ways) {
      const others = ways.filter((other) => other !== way)
      found.set(way, [...new Set([...(found.get(way) ?? []), ...others])])
    }
  }
  return found
}
