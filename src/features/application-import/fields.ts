import { camelWords, type ImportField } from '#features/import-files/fields.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { isPhoneNumber, readPhones } from '#features/import-files/values/read-phones.ts'
import { plainWords } from '#lib/names.ts'
import { readImportedStatus } from './read-status.ts'

export const maxImportedRows = 100_000
/** 10 MB, like every upload. */
export const largestImportFile = 10_485_760

/** What a column of a file of applications can be, with its names in foreign systems. */
export const applicationFields = [
  {
    key: 'name',
    label: 'Full name',
    kind: 'name',
    parts: ['first_name', 'last_name'],
    pattern: /\bname\b.*\b(bewerb\w*|kandidat\w*|candidat\w*|person|applicant)\b|^(who|wer|qui|quien)$/,
    names: `name der sich bewerbenden person, nominativo, cognome e nome, nome e cognome, full name, candidate name, candidate, applicant, applicant name, name vorname, nachname vorname, nachname und vorname, vorname nachname, vorname name,
      nom prenom, nom et prenom, prenom nom, prenom et nom, apellidos y nombre, apellidos nombre, cognome nome, nome cognome, nazwisko imie, nazwisko i imie,
      achternaam voornaam, first and last name, last name first name, display name, person, bewerber, kandidat, vor und
      nachname, nom complet, candidat, nombre completo, nombre y apellidos, candidato, prospect name, nome completo, naam, volledige naam,
      kandidaat, imie i nazwisko, nombre del candidato, partner name, applicant's name`,
  },
  {
    key: 'first_name',
    label: 'First name',
    kind: 'name',
    // some files have a column of last names, and the first names in a column that is named like a full name
    parts: ['name'],
    names:
      'firstname, first names, forenames, given names, christian name, nombres, prenoms, vornamen, given name, forename, vorname, prenom, nombre, nome, voornaam, imie',
  },
  {
    key: 'middle_name',
    label: 'Middle name',
    names:
      'tussenvoegsel, tussenvoegsels, tussenv, tussenvgs, infix, voorvoegsel, middlename, second name, zweiter vorname, deuxieme prenom',
  },
  {
    key: 'last_name',
    label: 'Last name',
    names: `lastname, surname, family name, nachname, familienname, nom, nom de famille, apellidos, apellido, cognome, sobrenome,
      apelido, achternaam, nazwisko`,
  },
  {
    key: 'email',
    label: 'Email',
    kind: 'email',
    many: true,
    names: `e mail, mail, email address, e mail address, email addresses, emails, email id, emailaddress, 2nd e mail, secondary
      email, second email, other email, alternate email, personal email, email from, e mail adresse, email adresse,
      mailadresse, adresse e mail, adresse email, courriel, correo, correo electronico, indirizzo email, endereco de e mail, e
      mailadres, mail address, work email`,
  },
  {
    key: 'phone',
    label: 'Phone',
    many: true,
    pattern:
      /\b(tele(phone|fon\w*|foon\w*|movel|movil)|phone|mobile?s?|mobil\w*|handy\w*|cell|celular|whatsapp|telegram|tel|tlf|tfno)\b/,
    isValue: (text) => readPhones(text).some(isPhoneNumber),
    names: `tel nr, telefon nr, phone no, phone number, phone numbers, phones, cell phone, phone cell, cell, mobile, mobile phone,
      mobile number, telephone, telephone number, tel, home phone, phone home, work phone, phone work, contact number, partner
      phone, partner mobile, telefon, telefonnummer, handy, mobil, mobilnummer, telephone portable, portable, numero de
      telephone, telefono, movil, telefono movil, celular, telefone, cellulare, telefoonnummer, mobiel, phonecell, phonehome,
      phonework, other phone`,
  },
  {
    key: 'applied',
    label: 'Applied on',
    kind: 'past-day',
    pattern:
      /\b(date|datum|data|fecha|am|le|el|vom|op|on)\b.*\b(appl\w*|bewerbung\w*|candidat\w*|postul\w*|solicit\w*|sollicit\w*|inscri\w*|aplik\w*|zgloszen\w*)\b|\b(application|bewerbungs?|candidatura|candidature|sollicitatie|solicitud|postulacion)\b.*\b(date|datum|data|fecha|am|el|le|op|on)\b/,
    isValue: (text) => readDay(text).kind !== 'unknown',
    names: `time created, submittal date, applied on, applied at, applied, application date, applied date, date applied, apply date,
      date of application, application submitted, submitted at, submission date, submitted on, created, date created, created
      at, created on, created date, created time, create date, creation date, date added, added, added on, added at, added
      date, date entered, entered, received, date received, received on, received at, applied time, application created at,
      application time, applied datetime, bewerbungsdatum, beworben am, eingang, eingangsdatum, eingegangen am, bewerbung vom,
      erstellt am, datum, date de candidature, candidature recue le, date de reception, cree le, fecha de solicitud, fecha de
      candidatura, fecha de inscripcion, fecha de aplicacion, creado el, data candidatura, data de candidatura,
      sollicitatiedatum, datum sollicitatie, data aplikacji, date, opportunity created at`,
  },
  {
    key: 'status',
    label: 'Status',
    pattern:
      /^(?!.*\b(job|email|e mail|eeoc|visa|marital|requisition|employment|position|veteran|offer)\b).*(\bstat(us|ut|o|e)\b|\bestado\b|\betat\b)/,
    isValue: (text) => readImportedStatus(text) !== null,
    names: `final status, letzter status, submission status, application status, application stage status, status, candidate status, recent status, current
      status, hiring status, application state, applicant status, kanban state, bewerbungsstatus, statut, etat, stato,
      estatus, workflow state, uber status, application step status, status der bewerbung, fase estado, interested, status
      name, esito`,
  },
  {
    key: 'stage',
    label: 'Stage',
    pattern:
      /^(?!.*\b(date|datum|since|day|days|type|id|owner|job)\b).*\b(stage|phase|step|milestone|etapa|etape|fase|stufe)\b/,
    names: `current stage name, current interview stage, interview stage, letzte phase, app status name, job app status app status name, current steps, current stage, milestone, pipeline stage, hiring stage, application stage, stage name, step, recruiting stage,
      recruitment stage, candidate stage, phase, stufe, schritt, prozessschritt, etape, etapa, fase, fase actual, current
      step, current milestone, workflow step, pipeline step, column`,
  },
  {
    key: 'rejected',
    label: 'Rejected on',
    kind: 'past-day',
    names: `rejected at, rejected date, rejection date, date rejected, disqualified at, disqualified on, disqualified date,
      abgelehnt am, absage am, absagedatum, abgesagt am, refuse le, date de refus, rechazado el, fecha de rechazo,
      disqualification date, refuse date, afgewezen op`,
  },
  {
    key: 'hired',
    label: 'Hired on',
    kind: 'past-day',
    names: `hired at, hire date, hired date, date hired, placement date, joined on, accepted at, offer accepted, offer accepted at,
      offer accepted on, eingestellt am, einstellungsdatum, embauche le, date d embauche, contratado el, fecha de
      contratacion, date closed, aangenomen op`,
  },
  {
    key: 'archived',
    label: 'Archived on',
    kind: 'past-day',
    names: `archived at, archived on, archive date, date archived, archived date, closed at, dispositioned at, disposition date,
      dropped at, dropped on`,
  },
  {
    key: 'withdrawn',
    label: 'Withdrawn on',
    kind: 'past-day',
    names: 'withdrawn at, withdrawal date, date withdrawn, withdrew at, zuruckgezogen am',
  },
  {
    key: 'moved',
    label: 'Moved on',
    kind: 'past-day',
    pattern:
      /\b(status|stage|phase|step|stufe|etape|etapa|fase|statut|estado|stato)\b.*\b(date|datum|changed|seit|since|depuis|desde|dal|fecha|data|updated?|geandert)\b|\b(status|phasen?|stufen?)(datum|date)\b|\b(date|datum|fecha|data)\b.*\b(status|stage|phase|step|stufe|etape|etapa|fase|statut|estado|stato)\b/,
    names: `time last status change, data esito, changed stage at, moved to stage at, last advancement at, last advanced at, final status date, final phase date, datum letzter status, datum letzte phase, date moved to stage, app last modified date time, ruckmeldung am, outcome date, decision date, time last status changed, last status date, status changed, last activity,
      last activity at, last activity date, last activity on, last stage change, stage changed at, last stage change at, date
      last stage update, date last updated, modified time, updated at, last updated, last modified, date modified, last moved,
      moved at, status date, status changed at, status since, entered current stage, entered stage, stage date, last status
      change, letzte aktivitat, geandert am, letzte anderung, derniere activite, ultima actividad, last contacted, updated,
      modified on, last interaction at,
      application last update, date last modified, modified`,
  },
  {
    key: 'reason',
    label: 'Reason',
    names: `zuruckziehungsgrund, esito motivo, disposition, disposition status, drop reason, dropped reason, lost reason, rejection reason, reject reason,
      disqualification reason, disqualify reason, archive reason, archived reason, reason for rejection, reason for
      disqualification, rejected reason, withdrawal reason, refuse reason, absagegrund, ablehnungsgrund, motif de refus, motif
      du refus, motivo de rechazo, motivo de descarte, reden afwijzing, disposition reason, reason for leaving process,
      disqualified reason, reject reason reason, reason of rejection`,
  },
  {
    key: 'ended',
    label: 'Rejected or archived',
    many: true,
    names: `rejection reason type, is dropped, dropped, disqualified, is disqualified, rejected, is rejected, archived, is archived, withdrawn, is
      withdrawn, archive, archive posting, inactive, closed, abgelehnt, archiviert, refuse, archive status, rechazado`,
  },
  {
    key: 'job',
    label: 'Job',
    names: `placements offer title, posizione, offerta, ruolo, mansione, profilo, vaga, cargo, job position, position name, vacancy name, jobs, job title, job name, job posting, job post name, job post, posting,
      posting title, applied job, applied to, applied for, applied for job, applied position, position, position applied for,
      position title, role, vacancy, vacancy title, requisition, requisition title, opening, job opening, job opening name,
      job order, job order title, associated job, offer, offer title, stelle, stellentitel, stellenanzeige, position
      bezeichnung, ausschreibung, poste, offre, offre d emploi, puesto, oferta, vacante, vacature, functie, stanowisko,
      beworben als, bewirbt sich auf, applying for, job applied for, stellenname, stellenbezeichnung, jobname, active project`,
  },
  {
    key: 'external_id',
    label: 'ID',
    names: `bewerbungs id, bewerbenden id, uid, candidate uid, system id, application id, candidate id, applicant id, opportunity id, id, record id,
      bewerber id, candidate number, prospect id, profile id, uuid, application uuid`,
  },
  {
    key: 'source',
    label: 'Source',
    names: `recruiting kanal, bewerbungskanal, channel source, source public name, fonte, provenienza, application source, candidate source, source name, sources, lead source, how did you hear about us, origin, channel,
      quelle, herkunft, kanal, provenance, fuente, origen, canal, bron, referral source, came from`,
  },
  {
    key: 'location',
    label: 'Location',
    many: true,
    names: `standort bewerbende, wohnort bewerbende, candidate city, city, address, addresses, candidate location, current location, residence, state province, zip code, country, wohnort, ort, stadt,
      adresse, ville, lieu, ciudad, ubicacion, localidad, citta, cidade, woonplaats, land, pays, pais, mailing city, mailing
      country, current city, home address, postal code, zip, plz, street, region, province`,
  },
  {
    key: 'link',
    label: 'Link',
    many: true,
    names: `linked in, social links, social media addresses, links, linkedin, linkedin url, linkedin profile, linkedin profile url, profile url, website, websites, web site,
      portfolio, portfolio url, github, github url, social profiles, social media, url, resume url, resume link, cv url, xing,
      website addresses, public profile`,
  },
  {
    key: 'tag',
    label: 'Tag',
    many: true,
    names: `bewerbertags, bewerbungstags, associated tags, tags, labels, candidate tags, schlagworte, schlagworter, etiquetas, etiquettes, categories`,
  },
  {
    key: 'note',
    label: 'Note',
    many: true,
    names: `hr notes, kommentare, notes, comment, comments, remarks, misc notes, notiz, notizen, bemerkung, bemerkungen, kommentar, commentaire,
      commentaires, remarques, nota, notas, comentarios, opmerkingen, general notes, internal notes, feedback, anmerkung,
      anmerkungen, description`,
  },
  {
    key: 'rating',
    label: 'Rating',
    names: `score, stars, overall rating, star rating, bewertung, note globale, puntuacion, evaluation, average rating, priority,
      applicant rating`,
  },
  {
    key: 'resume',
    label: 'Resume (text)',
    names: 'resume text, cv, cv text, curriculum vitae, resume, resume content, lebenslauf',
  },
  {
    key: 'skills',
    label: 'Skills',
    names: 'key skills, keyskills, skill set, kenntnisse, fahigkeiten, competences, habilidades',
  },
  {
    key: 'cover_letter',
    label: 'Cover letter',
    names: `cover letter text, letter, anschreiben, lettre de motivation, carta de presentacion, motivation`,
  },
  { key: 'detail', label: 'Detail', names: '', many: true },
] as const satisfies readonly ImportField[]

export type ApplicationField = (typeof applicationFields)[number]['key'] | `question:${string}`

/** Protected characteristics, which must not matter in hiring: such a column is not imported as a detail unless the user chooses it. */
const protectedColumn =
  /\b(gender|geschlecht|sexe?|sexo|race|ethnic\w*|veteran\w*|disab\w*|behinder\w*|handicap\w*|religi\w*|birth\w*|geburt\w*|naissance|nacimiento|age|alter|marital|familienstand|nationalit\w*|eeoc?|pronouns?)\b/

/** The field of a column that fits no other field; null for a protected characteristic. */
export const fallbackField = (name: string): 'detail' | null =>
  protectedColumn.test(plainWords(camelWords(name))) ? null : 'detail'

export const questionKey = (id: string): `question:${string}` => `question:${id}`
