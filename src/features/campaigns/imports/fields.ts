import { largestDocument } from '#features/documents/rules.ts'
import type { ImportField } from '#features/import-files/fields.ts'

export const maxImportedSubscribers = 100_000
export const largestSubscriberFile = largestDocument

export type SubscriberField =
  | 'email'
  | 'name'
  | 'first'
  | 'last'
  | 'subscribed'
  | 'added'
  | 'left_on'
  | 'state_on'
  | 'state'
  | 'tags'

/** What a column of an exported list can be read as.  */
export const subscriberFields: readonly ImportField<SubscriberField>[] = [
  {
    key: 'email',
    label: 'Email',
    kind: 'email',
    names: `e-mail, mail, mail address, email address, e-mail address, address, primary email, contact email, subscriber email,
      e-mail-adresse, mailadresse, adresse e-mail, adresse email, adresse mail, adresse électronique, courriel, courrier électronique, correo,
      correo electrónico, dirección de correo, indirizzo email, indirizzo e-mail, endereço de e-mail, e-mailadres, adres e-mail, 电子邮件,
      電子郵件, 邮箱, メールアドレス, 이메일, электронная почта, البريد الإلكتروني`,
  },
  {
    key: 'name',
    label: 'Name',
    kind: 'name',
    parts: ['first', 'last'],
    names:
      'full name, nombre y apellidos, nom et prénom, nome e cognome, cognome e nome, cognome nome, nome cognome, apellidos y nombre, nom prénom, prénom nom, vor- und nachname, nachname vorname, vorname nachname, imię i nazwisko, nazwisko i imię, naam, display name, contact name, your name, vollständiger name, nom complet, nombre completo, nome completo, 姓名',
  },
  {
    key: 'first',
    label: 'First name',
    names:
      'firstname, fname, given name, forename, vorname, prénom, nombre, nombres, voornaam, imię, primeiro nome, 名',
  },
  {
    key: 'last',
    label: 'Last name',
    names:
      'lastname, lname, surname, family name, nachname, familienname, zuname, nom, nom de famille, apellido, apellidos, cognome, sobrenome, achternaam, nazwisko, 姓',
  },
  {
    key: 'subscribed',
    label: 'Subscribed on',
    kind: 'past-day',
    pattern:
      /^(?!.*\b(sms|whatsapp|push|phone|unsub\w*|out)\b).*\b(angemeldet|anmeld\w*|eingetragen|eingewilligt|einwilligung\w*|bestatig\w*|inscrit\w*|inscription|abonn\w*|consent\w*|suscri\w*|subscrip\w*|iscri\w*|consenso|inscri\w*|aangemeld|aanmeld\w*|inschrij\w*|ingeschreven|bevestig\w*|zapis\w*|potwierdz\w*|prihlas\w*)\b|\b(seit|since|depuis|desde|dal|sinds|od)( le| el)?$|^(?!.*\b(sms|whatsapp|push|phone)\b).*\b(subscri(be|bed|ption)|opt(ed)? ?in|joined|sign(ed)? ?up|confirm(ed|ation)?|verified)\b.*\b(date|on|at|time|datum)\b/,
    many: true,
    names: `joined date, alta, timestamp, subscribed, subscribed at, subscribed date, subscription date, subscribe date, subscribe time, date subscribed,
      optin time, opt in time, optin date, opt in date, opted in at, opt in timestamp, timestamp opt, confirm time, confirmed at, confirmed on,
      confirmation date, confirmation time, date confirmed, confirmed, activated, activated at, activated on, consent date, consent timestamp, consented at, consented on, consented, agreed, agreed on, opt in,
      optin, since, seit, depuis, desde, joined, joined at,
      joined on, join date, date joined, member since, subscriber since, aktiviert, aktiviert am, aktivierung, bestätigt am, eingewilligt am, einwilligung am,
      einwilligung vom, angemeldet am, anmeldedatum, anmeldung am, abonniert am, eingetragen am, date d'inscription, date inscription, inscrit le, date d'abonnement, abonné le,
      date de confirmation, fecha de suscripción, fecha suscripción, fecha de alta, data iscrizione, data di iscrizione, iscritto il, data de inscrição, inschrijfdatum,
      ingeschreven op, aangemeld op, data zapisu`,
  },
  {
    key: 'added',
    label: 'Added on',
    kind: 'past-day',
    pattern:
      /^(?!.*\b(modif\w*|updat\w*|last|payment|order|profile|company|deal)\b).*\b(create[ds]?|creation|added|entered|entry|registered|registration|imported|angelegt|erstell\w*|hinzugefugt|erfasst|aufgenommen|ajout\w*|cree|creado|creacion|agregad[oa]|anadid[oa]|creato|creazione|inserit[oa]|aggiunt[oa]|criad[oa]|criacao|adicionad[oa]|cadastr\w*|toegevoegd|aangemaakt|dodan\w*|utworzen\w*|rejestrac\w*|vytvoren\w*|pridan\w*)\b/,
    names: `created, created at, created on, creation date, date created, added at, added time, added date, date added, start date, signup date, sign up date,
      signed up, sign up, signup, signed up at, signed up on, signup time, timestamp signup, registered, registered at, registered on, registration date, registriert, registriert am,
      registrierungsdatum, hinzugefügt am, erstellt am, angelegt am, date d'ajout, date de création, ajouté le, fecha de creación, fecha de registro, data creazione,
      data di registrazione, data de cadastro, data de criação, toegevoegd op`,
  },
  {
    key: 'left_on',
    label: 'Left on',
    kind: 'past-day',
    pattern:
      /^(?!.*\b(sms|whatsapp|push|phone)\b).*\b(unsubscri\w*|opt(ed)? ?out|deactivat\w*|removed|stop(ped)?)\b.*\b(date|on|at|time|datum)\b/,
    many: true,
    names: `baja, wann, deactivated on, unsubscribed, unsubscribed at, unsubscribed date, unsubscribe date, unsubscribe time, unsubscribe timestamp, unsub time, unsub date,
      unsubscription date, date unsubscribed, date of unsubscription, clean time, cleaned at, opt out date, optout date, optout time, opt out time, opted out at, confirmed opt out date,
      date opted out, deleted at, removed at, stop time, stopped at, cancelled at, canceled at, bounced at, bounce date, bounced date, email bounced date, complained at,
      left, removed, removed on, unsub, unsub on, opt out, opted out, opted out on, stopped, stopped on, cancelled, canceled, bounced, bounced on, abgemeldet,
      abbestellt, ausgetragen, désinscrit, désabonné, suppressed at, suppression date, blocked at, deactivated at, deaktiviert, deaktiviert am, abgemeldet am, abmeldedatum, abmeldung am, abbestellt am, ausgetragen am,
      austrittsdatum, widerrufen am, widerruf am, date de désinscription, date désinscription, date de désabonnement, désinscrit le, désabonné le, fecha de baja, data disiscrizione,
      data di disiscrizione, data cancellazione, data de descadastro, data de cancelamento, uitgeschreven op, uitschrijfdatum, afgemeld op, data wypisu`,
  },
  {
    key: 'state_on',
    label: 'State since',
    kind: 'past-day',
    names: `date, datum, fecha, data, status changed, status last changed, state date, status date, status since, status changed at, status changed on, date of status, status datum,
      email marketing consent timestamp`,
  },
  { key: 'state', label: 'State', many: true, names: '' },
  {
    key: 'tags',
    label: 'Tags',
    many: true,
    pattern:
      /^(?!.*\b(count|number|anzahl|status|id|ids|unsub\w*|date|time|at|on|url)\b).*\b(tags?|groups?|gruppen?|groupes?|gruppi|grupos?|grup[ay]|groep\w*|grupper?|segment\w*|lists?|listen?|listes?|listas?|liste|lijst\w*|verteiler|topics?|themen?|interess?\w*|interets?|audiences?|zielgruppen?|doelgroep\w*|categor\w*|kategori\w*|membership)\b/,
    names:
      'tag, interests, interest, interesse, interessen, intereses, topics, topic, themen, thema, temas, label, labels, group, groups, gruppe, gruppen, groupe, groupes, grupos, gruppi, schlagwort, schlagworte, schlagwörter, étiquette, étiquettes, etiqueta, etiquetas, etichetta, etichette, 标签',
  },
]
