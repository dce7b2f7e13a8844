/*
 * Words in titles and skills that name the same work. Each line is one meaning, with its wordings separated by commas; all words of a
 * wording must occur, in any order. Similar meanings ('accountant' and 'bookkeeper') are not listed, because a search for one does not
 * mean the other.
 */
const lines = `
frontend, front end
backend, back end
full stack, fullstack
devops, dev ops
ecommerce, e commerce
cyber security, cybersecurity, information security, infosec
health care, healthcare
rn, registered nurse
lpn, licensed practical nurse
lvn, licensed vocational nurse
cna, certified nursing assistant
hca, healthcare assistant, health care assistant
gp, general practitioner
icu, intensive care
a&e, emergency department, accident and emergency, emergency room
pediatric, paediatric
physiotherapist, physical therapist, physio
caregiver, carer, care assistant
paramedic, emt
hgv driver, lgv driver, lorry driver, truck driver
forklift, fork lift
forklift operator, forklift driver, fork lift driver
warehouse operative, warehouse worker, warehouse associate, order picker
delivery driver, courier, van driver
janitor, custodian, caretaker
cleaner, cleaning operative, janitor
waiter, waitress, waiting staff
bartender, barman, barmaid
sales assistant, shop assistant, retail assistant, retail associate, store assistant
hairdresser, hairstylist, hair stylist
nanny, childminder, child minder
attorney, lawyer, solicitor
hr, human resources, personnel
pa, personal assistant
ea, executive assistant
sales rep, sales representative
sdr, sales development representative
bdr, business development representative
csr, customer service representative
csm, customer success manager
software engineer, software developer, programmer, softwareentwickler
swe, software engineer, software developer
web developer, web engineer
sre, site reliability engineer
customer service, customer support
call center, call centre, contact center, contact centre
help desk, helpdesk, service desk
devops engineer, site reliability engineer
it support, it helpdesk
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
lkw fahrer, berufskraftfahrer, kraftfahrer
krankenpfleger, krankenpflegerin, krankenschwester, pflegefachkraft, pflegefachfrau, pflegefachmann
verkaufer, verkauferin, verkaufskraft
kellner, kellnerin, servicekraft
softwareentwickler, software entwickler
projektleiter, projektmanager, projekt manager
infirmier, infirmiere
chauffeur poids lourd, conducteur poids lourd, chauffeur spl
aide soignant, aide soignante
camarero, mesero
chofer, conductor
`

/** The wordings that can replace a wording: 'registered nurse' for 'rn'. All in lower case. */
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
