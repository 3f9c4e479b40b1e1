import type { EmailWords } from './english.ts'

export const german: EmailWords = {
  greeting: 'Hallo {username},',
  greetingUnnamed: 'Guten Tag,',
  signInNotice: {
    subject: 'Neue Anmeldung nach Fehlversuchen',
    text: 'Am {time} hat sich jemand nach mehreren Fehlversuchen in Ihrem Konto angemeldet.',
    closing: 'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, ändern Sie jetzt Ihr Passwort.',
  },
  reset: {
    subject: 'Passwort zurücksetzen',
    text: 'Jemand möchte für Ihr Signet-Konto ein neues Passwort festlegen. Wenn Sie das sind, wählen Sie jetzt eines.',
    action: 'Neues Passwort festlegen',
    closing:
      'Der Link gilt 1 Stunde und nur einmal. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: 'Sie sind zu Signet eingeladen',
    text: 'Sie können mit dieser Adresse ein Konto auf diesem Signet-Server erstellen.',
    action: 'Konto erstellen',
    closing: 'Der Link gilt 7 Tage. Wenn Sie ihn nicht erwartet haben, ignorieren Sie diese E-Mail.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Signet-Kontos wurde am {time} geändert. Alle Geräte wurden abgemeldet.',
    closing:
      'Wenn Sie das nicht waren, legen Sie sofort über „Passwort vergessen“ auf der Anmeldeseite ein neues Passwort fest.',
    feedEnded: 'Die geheime Adresse Ihres Kalenders funktioniert nicht mehr.',
    kept: 'Das bleibt in Ihrem Konto. Prüfen Sie unter API-Schlüssel, ob alles von Ihnen ist:',
    keptKey: 'Gemini-Schlüssel, gespeichert am {time}',
    keptProvider: 'Anbieter „{name}“: {address}',
    keptChoices: 'Auswahl des Anbieters für Texte, Bilder oder Videos: {count}',
    nothingKept: 'Ihr Konto hat weder Schlüssel noch eigene Anbieter noch eine Auswahl von Anbietern.',
  },
  passwordCode: {
    subject: 'Ihr Bestätigungscode',
    text: 'Mit diesem Code ändern Sie Ihr Passwort:',
    closing:
      'Der Code gilt 10 Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, hat jemand Zugriff auf Ihr Konto: Ändern Sie Ihr Passwort.',
  },
  confirmationCode: {
    subject: 'Ihr Code zur Bestätigung',
    text: 'Mit diesem Code bestätigen Sie eine Änderung Ihres Kontos:',
    closing:
      'Der Code gilt 10 Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, hat jemand Zugriff auf Ihr Konto: Ändern Sie Ihr Passwort.',
  },
  accountChanged: {
    subject: 'In Ihrem Konto wurde ein Zugang geändert',
    text: 'Das wurde am {time} in Ihrem Signet-Konto geändert:',
    providerAdded: 'Anbieter „{name}“ hinzugefügt: {address}',
    providerChanged: 'Anbieter „{name}“ geändert: {address}',
    choiceChanged: 'Der Anbieter für Texte, Bilder oder Videos: eine andere Auswahl',
    feedCreated: 'Eine neue geheime Adresse Ihres Kalenders',
    keySaved: 'Gemini-Schlüssel gespeichert',
    keyDeleted: 'Gemini-Schlüssel gelöscht',
    closing:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, hat jemand Zugriff auf Ihr Konto: Setzen Sie mit „Passwort vergessen“ auf der Anmeldeseite ein neues Passwort und löschen Sie dann unter API-Schlüssel, was nicht von Ihnen ist.',
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    text: 'Ihr Signet-Konto wurde mit seinen Marken, Produkten und Inhalten gelöscht. Die Dateien werden innerhalb von 24 Stunden entfernt.',
    closing: 'Vielen Dank, dass Sie bei uns waren.',
  },
  budgetMonth: {
    subject: 'Ein Teil Ihres Budgets ist verbraucht',
    text: 'Das Monatsbudget „{name}“ hat {percent} % erreicht: {used} von {limit} sind ausgegeben oder wurden vielleicht berechnet.',
    action: 'Analysen öffnen',
    closing:
      'Bei 100 % gibt es keine kostenpflichtigen Aufrufe mehr, bis Sie das Limit erhöhen oder ein neuer Monat beginnt.',
  },
  budgetTotal: {
    subject: 'Ein Teil Ihres Budgets ist verbraucht',
    text: 'Das Gesamtbudget „{name}“ hat {percent} % erreicht: {used} von {limit} sind ausgegeben oder wurden vielleicht berechnet.',
    action: 'Analysen öffnen',
    closing: 'Bei 100 % gibt es keine kostenpflichtigen Aufrufe mehr, bis Sie das Limit erhöhen.',
  },
  platformMonth: {
    subject: 'Das Limit für den Schlüssel der Plattform hat {percent} % erreicht',
    text: 'Das Monatslimit für Aufrufe mit dem Schlüssel der Plattform hat {percent} % erreicht: {used} von {limit} sind ausgegeben oder wurden vielleicht berechnet.',
    closing: 'Bei 100 % enden diese Aufrufe für alle Konten, bis Sie das Limit erhöhen oder ein neuer Monat beginnt.',
  },
  platformTotal: {
    subject: 'Das Limit für den Schlüssel der Plattform hat {percent} % erreicht',
    text: 'Das Gesamtlimit für Aufrufe mit dem Schlüssel der Plattform hat {percent} % erreicht: {used} von {limit} sind ausgegeben oder wurden vielleicht berechnet.',
    closing: 'Bei 100 % enden diese Aufrufe für alle Konten, bis Sie das Limit erhöhen.',
  },
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Am {time} hat sich jemand mit dieser Adresse als „{signUpName}“ bei Signet registriert. Wenn Sie das waren, bestätigen Sie die Adresse, um Ihr Konto fertig einzurichten.',
    action: 'E-Mail-Adresse bestätigen',
    closing:
      'Der Link gilt 24 Stunden. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail: Es passiert nichts.',
  },
  choosePassword: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse und wählen Sie ein Passwort',
    text: 'Am {time} hat sich jemand mit dieser Adresse als „{signUpName}“ bei Signet registriert. Wenn Sie das waren, bestätigen Sie die Adresse und wählen Sie ein Passwort, um Ihr Konto fertig einzurichten.',
    action: 'Passwort wählen',
    closing:
      'Der Link gilt bis {until} und nur einmal. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail: Es passiert nichts.',
  },
  existingAccount: {
    subject: 'Sie haben bereits ein Signet-Konto',
    text: 'Am {time} hat sich jemand, vielleicht Sie selbst, mit dieser Adresse als „{signUpName}“ bei Signet registriert. Sie haben bereits ein Konto – melden Sie sich an oder setzen Sie Ihr Passwort zurück. Ihr Konto wurde nicht verändert.',
    action: 'Anmelden',
    closing: 'Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail.',
  },
  addressReserved: {
    subject: 'Diese E-Mail-Adresse ist reserviert',
    text: 'Jemand, vielleicht Sie selbst, möchte diese Adresse für ein Signet-Konto verwenden. Sie gehörte vor einigen Tagen zu einem anderen Konto und ist bis {until} für dieses reserviert. Es wurde nichts geändert.',
    closing: 'Wenn Sie das waren, versuchen Sie es danach noch einmal. Wenn nicht, ignorieren Sie diese E-Mail.',
  },
  addressWanted: {
    subject: 'Jemand möchte Ihre E-Mail-Adresse verwenden',
    text: 'Jemand möchte diese Adresse für ein anderes Signet-Konto verwenden. Sie gehört bereits zu Ihrem Konto, deshalb wurde nichts geändert.',
    closing: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
  },
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Jemand möchte diese Adresse für das Signet-Konto „{username}“ verwenden. Wenn Sie das sind, bestätigen Sie die Adresse.',
    action: 'Neue E-Mail-Adresse bestätigen',
    closing:
      'Der Link gilt bis {until}. Wenn das nicht Ihr Konto ist, ignorieren Sie diese E-Mail: Es passiert nichts.',
  },
  changeRequested: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: 'Jemand möchte die E-Mail-Adresse Ihres Signet-Kontos in {newEmail} ändern. Solange diese Adresse nicht bestätigt ist, ändert sich nichts.',
    action: 'Änderung abbrechen',
    closing:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, brechen Sie die Änderung ab und ändern Sie dann Ihr Passwort: Jemand hat Zugriff auf Ihr Konto.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Die E-Mail-Adresse Ihres Signet-Kontos wurde geändert; mit dieser hier können Sie sich nicht mehr anmelden. Wenn Sie das waren, müssen Sie nichts tun.',
    action: 'Das war ich nicht',
    closing:
      'Der Link gilt 7 Tage: Er stellt diese Adresse wieder her, meldet alle Geräte ab, macht das jetzige Passwort ungültig und lässt Sie ein neues festlegen.',
    closingReturned: 'Das Konto verwendet wieder die Adresse, die es vor dieser hatte.',
  },
}
