import type { ImportField } from '#features/import-files/fields.ts'
import { readCellLink } from './read-link.ts'

export type TrackedField =
  | 'title'
  | 'company'
  | 'both'
  | 'applied'
  | 'added'
  | 'status'
  | 'outcome'
  | 'status_on'
  | 'did_apply'
  | 'interviewed'
  | 'offered'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'link'
  | 'location'
  | 'salary'
  | 'salary_min'
  | 'salary_max'
  | 'currency'
  | 'type'
  | 'note'
  | 'contact'
  | 'contact_role'
  | 'contact_email'
  | 'contact_phone'
  | 'contact_link'

/** What a column of a person's own list of applications can be, with its names in spreadsheets and other trackers. */
export const trackedFields: readonly ImportField<TrackedField>[] = [
  {
    key: 'title',
    label: 'Job title',
    names: `title, position, role, job title, position title, role title, job role, job position, job name, position name, role name, job, vacancy, opening,
      opportunity, position applied for, applied position, job applied for, occupation, what, stelle, stelle als, bewerbung als, stellentitel, stellenbezeichnung, position stelle, stelle position, rolle, beruf,
      jobtitel, bezeichnung, stellenanzeige, berufsbezeichnung, poste, intitulé du poste, intitulé, poste visé, titre du poste, titre, fonction, métier, offre, offre d'emploi, puesto, cargo,
      puesto de trabajo, posición, vacante, título, título del puesto, nombre del puesto, oferta, rol, posizione, ruolo, mansione, titolo, offerta, offerta di lavoro, qualifica, functie, functietitel, vacature,
      rol, vaga, função, título da vaga, posição, stanowisko, nazwa stanowiska, oferta pracy, tytuł, roll, tjänst, stilling`,
  },
  {
    key: 'company',
    label: 'Company',
    names: `company name, employer, organization, organisation, employer name, organization name, organisation name, business, firm, firma, who, company employer, hiring company, unternehmen, arbeitgeber, betrieb, firmenname,
      firma unternehmen, unternehmen firma, einrichtung, entreprise, société, employeur, nom de l'entreprise, organisme, raison sociale, établissement, empresa, compañía, empleador, nombre de la empresa,
      organización, azienda, società, ditta, datore di lavoro, nome azienda, impresa, bedrijf, werkgever, bedrijfsnaam, organisatie, empregador, nome da empresa, companhia, pracodawca, nazwa firmy, przedsiębiorstwo, företag, arbetsgivare, arbejdsgiver, virksomhed, bedrift`,
  },
  {
    key: 'both',
    label: 'Company and job title',
    names: `name, company role, company position, position company, role company, company and role, company and position, company job, job company, card name, card title, card,
      application, job application, entry, task, task name, item, bewerbung, firma stelle, stelle firma, firma position, position firma, unternehmen stelle, entreprise poste, poste entreprise, empresa puesto, puesto empresa,
      azienda posizione, bedrijf functie, firma stanowisko, candidature, candidatura, sollicitatie`,
  },
  {
    key: 'applied',
    label: 'Applied on',
    kind: 'past-day',
    pattern:
      /^(?!.*\b(interview|offer|reject\w*|follow\w*|status|deadline|respon\w*|response|start|due)\b).*\b(date|day|on|at|when)\b.*\bappl(ied|ication)\b|\bappl(ied|ication)\b.*\b(date|day|on|when)\b/,
    names: `date applied, applied on, applied date, application date, applied at, applied, date of application, date submitted, submitted on, submitted at, submission date, submitted,
      date sent, sent on, sent, sent date, apply date, applied when, day applied, date of applying, application sent, application sent on, application submitted, bewerbungsdatum, beworben am, beworben,
      datum der bewerbung, datum bewerbung, bewerbung vom, bewerbung am, bewerbung gesendet, bewerbung gesendet am, gesendet am, abgeschickt am, verschickt am, versendet am, versandt am, eingereicht am, date de candidature,
      date candidature, date de la candidature, date d'envoi, date envoi, postulé le, candidaté le, envoyé le, envoyée le, candidature envoyée le, date de postulation, date de dépôt, fecha de solicitud, fecha solicitud, fecha de aplicación,
      fecha aplicación, fecha de postulación, fecha postulación, fecha de candidatura, fecha de envío, fecha envío, fecha de inscripción, aplicado el, enviado el, enviada el, postulado el, data candidatura, data di candidatura, data della candidatura, data invio,
      data di invio, inviata il, inviato il, candidatura inviata il, data invio candidatura, sollicitatiedatum, datum sollicitatie, datum van sollicitatie, gesolliciteerd op, verstuurd op, verzonden op, data de candidatura,
      data da candidatura, data de aplicação, data de inscrição, data de envio, data envio, enviado em, enviada em, data aplikacji, data aplikowania, data wysłania, data wysłania cv, data zgłoszenia, ansökningsdatum, ansökt, date, datum,
      fecha, data, day, tag, jour`,
  },
  {
    key: 'added',
    label: 'Added on',
    kind: 'past-day',
    names: `date saved, saved on, saved at, saved, date added, added on, added at, added, created, created at, created time, created on, date created, creation date, gespeichert am, hinzugefügt am, erstellt am,
      angelegt am, date d'ajout, ajouté le, créé le, fecha de alta, fecha guardado, creado el, agregado el, data aggiunta, aggiunto il, creato il, toegevoegd op, aangemaakt op, adicionado em, criado em, data dodania, dodano`,
  },
  {
    key: 'status',
    label: 'Status',
    pattern: /^(?!.*\b(job|date|since|on|updated|visa|marital|email|e mail)\b).*\b(status|stage|state)\b/,
    names: `application status, current status, status, stage, current stage, state, phase, application stage, list, list name, board list, column, progress, pipeline, pipeline stage, step, where,
      bewerbungsstatus, stand, stand der bewerbung, phase, stufe, bearbeitungsstand, statut, statut de la candidature, état, étape, avancement, suivi, estado, estado de la candidatura, estatus,
      etapa, fase, situación, stato, stato candidatura, stand van zaken, fase, status sollicitatie, situação, stan, etap`,
  },
  {
    key: 'outcome',
    label: 'Outcome',
    names: `result, response, reply, final outcome, final result, decision, company response, answer, ergebnis, rückmeldung, antwort, résultat, réponse, retour, resultado, respuesta, esito, risposta, uitkomst, reactie, resposta, wynik, odpowiedź`,
  },
  {
    key: 'did_apply',
    label: 'Applied (yes or no)',
    names:
      'applied yes no, have applied, did i apply, applied already, has applied, cv sent yes no, beworben ja nein, schon beworben',
  },
  {
    key: 'status_on',
    label: 'Status since',
    kind: 'past-day',
    names: `status date, date of status, status updated, status changed, status changed on, status changed at, status updated at, status updated on, last status change, last update, last updated, last updated at, updated, updated at, updated on, last activity,
      last activity date, date last activity, last moved, moved on, moved at, last change, date updated, date of last update, last modified, last edited, last edited time, modified, response date, date of response, responded on, reply date, heard back, heard back on, decision date,
      letzte änderung, geändert am, aktualisiert am, letztes update, status vom, status seit, rückmeldung am, antwort am, antwort vom, mise à jour, mis à jour le, dernière mise à jour, date de réponse, réponse le, date réponse, última actualización, actualizado el,
      fecha de respuesta, fecha respuesta, fecha estado, ultimo aggiornamento, aggiornato il, data risposta, laatst bijgewerkt, bijgewerkt op, datum reactie, atualizado em, última atualização, data da resposta, data aktualizacji, data odpowiedzi`,
  },
  {
    key: 'interviewed',
    label: 'Interview',
    kind: 'day',
    names: `interview date, interview, interview on, interview at, date of interview, interviewed, interviewed on, first interview, 1st interview, phone screen, phone screen date, phone interview, interviewing date, interview scheduled, vorstellungsgespräch, vorstellungsgespräch am,
      gespräch am, interview am, gesprächstermin, entretien, date d'entretien, date entretien, entretien le, entrevista, fecha de entrevista, fecha entrevista, colloquio, data colloquio, gesprek, datum gesprek, data da entrevista, rozmowa, data rozmowy, rozmowa kwalifikacyjna`,
  },
  {
    key: 'offered',
    label: 'Offer',
    kind: 'day',
    names: `offer date, offer, offer on, offer received, offer received on, date of offer, offered, offered on, angebot, angebot am, date de l'offre, proposition le, fecha de oferta, data offerta, data da oferta`,
  },
  {
    key: 'accepted',
    label: 'Accepted',
    kind: 'day',
    names: `accepted date, accepted, accepted on, offer accepted, offer accepted on, hired, hired on, date accepted, angenommen, angenommen am, zugesagt am, accepté le, aceptado el, accettato il`,
  },
  {
    key: 'rejected',
    label: 'Rejected',
    kind: 'day',
    names: `rejection date, rejected, rejected on, date rejected, rejected date, rejection, rejected at, rejection received, date of rejection, absage, absage am, absage erhalten, abgelehnt, abgelehnt am, absagedatum, refus, refus le, refusé le, date de refus,
      rechazo, fecha de rechazo, rechazado el, rifiuto, rifiutato il, data rifiuto, afwijzing, afgewezen op, recusado em, odmowa`,
  },
  {
    key: 'withdrawn',
    label: 'Withdrawn',
    kind: 'day',
    names: `withdrawal date, withdrawn, withdrawn on, date withdrawn, withdrew, withdrew on, zurückgezogen, zurückgezogen am, retiré le, retirado el, ritirato il`,
  },
  {
    key: 'link',
    label: 'Link',
    many: true,
    pattern:
      /^(?!.*\b(contact|recruiter|linkedin|linked|resume|cv|portfolio|company)\b).*\b(urls?|links?|liens?|enlaces?|anzeige|annonce|advert|listing)\b/,
    isValue: (text) => readCellLink(text) !== '',
    names: `job link, job url, posting link, posting url, url, links, job posting, job posting url, job posting link, posting, job ad, job ad url, job ad link, link to job, link to posting, link to job posting, link to application, listing, listing url, listing link, job listing, job listing url, job description url, job description link, application link, application url, apply url, apply link, original url, source url, short url, web page, webpage, website,
      web link, web address, href, jd link, link zur stelle, link zur anzeige, link zur stellenanzeige, stellenlink, stellenanzeige url, anzeige, internetadresse, webseite, url der stelle, lien, lien de l'offre, lien offre, lien vers l'offre, lien annonce, url de l'offre, annonce, site web, site, enlace, enlace a la oferta, enlace oferta,
      vínculo, liga, página, url oferta, collegamento, link annuncio, link offerta, annuncio, sito, link vacature, vacature link, vacature url, link da vaga, ligação, url da vaga, odnośnik, link do oferty, link do ogłoszenia, ogłoszenie, länk`,
  },
  {
    key: 'location',
    label: 'Location',
    many: true,
    pattern:
      /\b(locations?|city|standort|arbeitsort|lieu|ville|ubicacion|ciudad|localita|citta|plaats|standplaats|cidade|lokalizacja|miasto)\b/,
    names: `job location, city, place, town, address, employer address, company address, cidade uf, office, office location, location city, city state, where is it, ort, standort, arbeitsort, einsatzort, stadt, lieu, ville, localisation, lieu de travail, localité, ubicación, lugar, ciudad, localidad, lugar de trabajo, luogo, città, sede, sede di lavoro,
      località, locatie, plaats, standplaats, stad, local, localização, cidade, local de trabalho, lokalizacja, miasto, miejsce, miejsce pracy, ort arbetsort`,
  },
  {
    key: 'salary',
    label: 'Salary',
    pattern:
      /^(?!.*\b(min|max|minimum|maximum|currency|notes?|period|frequency|interval|unit|basis|type|per)\b).*\b(salary|salaries|pay|compensation|wage|gehalt\w*|vergutung|salaire|remuneration|salario|sueldo|stipendio|ral|retribuzione|salaris\w*|brutosalaris|loon|wynagrodzenie|pensja)\b/,
    names: `salary range, pay, pay range, compensation, comp, base salary, salary expectation, expected salary, salary offered, offered salary, wage, salary estimate, estimated salary, remuneration, rate, annual salary, yearly salary, salary per year, salary usd, salary eur, salary gbp, salary budget, hourly rate, gehalt, gehaltsspanne, gehaltswunsch, gehaltsvorstellung, vergütung,
      lohn, jahresgehalt, verdienst, salaire, rémunération, salaire annuel, fourchette de salaire, fourchette salariale, prétentions, salaire brut, salario, sueldo, remuneración, rango salarial, salario anual, banda salarial, stipendio, retribuzione, ral, compenso, salaris, loon, brutoloon, salarisindicatie, salário, remuneração, faixa salarial, wynagrodzenie, pensja, widełki,
      widełki płacowe, stawka, lön, løn`,
  },
  {
    key: 'salary_min',
    label: 'Salary from',
    names: `min salary, minimum salary, salary min, salary minimum, salary low, pay from, pay min, min pay, compensation min, gehalt von, gehalt min, salaire min, salaire minimum, salario mínimo, salario min, salario desde, ral min, salaris van, salário mínimo, wynagrodzenie od`,
  },
  {
    key: 'salary_max',
    label: 'Salary to',
    names: `max salary, maximum salary, salary max, salary maximum, salary high, pay to, pay max, max pay, compensation max, gehalt bis, gehalt max, salaire max, salaire maximum, salario máximo, salario max, salario hasta, ral max, salaris tot, salário máximo, wynagrodzenie do`,
  },
  {
    key: 'currency',
    label: 'Currency',
    names: 'salary currency, currency code, pay currency, währung, devise, moneda, valuta, moeda, waluta',
  },
  {
    key: 'type',
    label: 'Employment type',
    names: `job type, type of job, contract type, contract, type of employment, position type, work type, schedule, anstellungsart, beschäftigungsart, vertragsart, art der anstellung, arbeitszeit, type de contrat, contrat, type d'emploi, tipo de contrato, tipo de empleo, contrato, jornada, tipo di contratto, contratto, contracttype,
      soort contract, dienstverband, tipo de vaga, rodzaj umowy, typ umowy, wymiar pracy, type`,
  },
  {
    key: 'note',
    label: 'Notes',
    many: true,
    pattern:
      /\b(notes|comments|notizen|bemerkung\w*|kommentare?|remarques?|commentaires?|notas|observaciones|opmerking\w*|uwagi|notatki)\b/,
    names: `note, note personali, note mie, obs, meine notizen, mes notes, mis notas, my notes, comments, comment, remarks, remark, description notes, next step, next steps, next action, action, action items, to do, follow up, follow up notes, follow up date, followup, interview notes, feedback, rejection reason, reason, reason for rejection, thoughts, details, additional info, info, additional information, other, misc, desc, body, text, salary notes, pros, cons, notiz, notizen, bemerkung,
      bemerkungen, anmerkung, anmerkungen, kommentar, kommentare, hinweise, sonstiges, nächster schritt, nächste schritte, remarque, remarques, commentaire, commentaires, prochaine étape, observations, notas, comentarios, comentario, observaciones, próximo paso, próximos pasos, nota, commenti, commento, osservazioni, prossimi passi, annotazioni, opmerkingen, opmerking, notities, notitie,
      observações, comentários, anotações, notatki, uwagi, komentarz, komentarze, anteckningar, noter`,
  },
  {
    key: 'contact',
    label: 'Contact',
    many: true,
    pattern:
      /^(?!.*\b(date|last|first|on|when|method|notes?|email|mail|phone|type|company|contacted)\b).*\b(contacts?|recruiters?|ansprechpartner\w*|hiring manager)\b/,
    names: `contacts, contact name, contact person, contact names, contact at company, company contact, point of contact, poc, key contact, main contact, recruiter, recruiter name, recruiters, recruiter hr, hr contact, hr, hiring manager, hiring manager name, hiring contact, interviewer, interviewers, referral contact, referrer, referred by, people, person, members, ansprechpartner,
      ansprechpartnerin, ansprechperson, ansprechpartner in, kontakt, kontaktperson, kontakte, personaler, personalerin, interlocuteur, interlocutrice, personne à contacter, contact rh, recruteur, recruteuse, contacto, contactos, persona de contacto, reclutador, reclutadora, contatto, contatti, referente, persona di contatto, recruiter contatto, contactpersoon, contactpersonen, contato, contatos, pessoa de contato, recrutador,
      osoba kontaktowa, kontakt osoba, rekruter, rekruterka, kontaktperson`,
  },
  {
    key: 'contact_role',
    label: "Contact's role",
    names: `contact title, contact role, contact position, contact job title, recruiter title, funktion ansprechpartner, rolle ansprechpartner, fonction du contact, cargo del contacto, ruolo contatto, functie contactpersoon`,
  },
  {
    key: 'contact_email',
    label: "Contact's email",
    many: true,
    names: `contact email, contact e mail, contact email address, contact mail, recruiter email, recruiter e mail, hiring manager email, hr email, email, e mail, email address, mail, e mail adresse, mail ansprechpartner, e mail ansprechpartner, email ansprechpartner, kontakt e mail, kontakt mail, kontakt email,
      email du contact, e mail du contact, mail contact, courriel, adresse mail, adresse e mail, email de contacto, email contacto, correo, correo electrónico, correo de contacto, email contatto, mail contatto, e mail contactpersoon, email contactpersoon, email do contato, e mail do contato, email kontaktowy, adres e mail`,
  },
  {
    key: 'contact_phone',
    label: "Contact's phone",
    many: true,
    names: `contact phone, contact number, contact phone number, contact telephone, contact tel, recruiter phone, recruiter phone number, hiring manager phone, phone, phone number, telephone, tel, mobile, telefon, telefon ansprechpartner, telefonnummer, tel nr, kontakt telefon, téléphone, téléphone du contact, tél, tel contact, teléfono, teléfono de contacto, telefono, telefono contatto, telefoon, telefoonnummer, telefone, telefone do contato, numer telefonu`,
  },
  {
    key: 'contact_link',
    label: "Contact's link",
    names: `contact linked in, contact linked in url, recruiter linked in, hiring manager linked in, linked in, linked in url, linked in profile, linkedin, contact linkedin, contact link, contact url, recruiter linkedin, hiring manager linkedin, contact linkedin url, linkedin contact, linkedin ansprechpartner, linkedin du contact, linkedin contacto`,
  },
]
