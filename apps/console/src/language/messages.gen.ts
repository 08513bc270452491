export const messages = {
  "audit": {
    "title": "Audit log",
    "about": "What people decided, from the journal. Nothing here can be changed.",
    "csv": "Download CSV",
    "all": "All decisions",
    "when": "Date",
    "who": "Decided by",
    "what": "Decision",
    "item": "Subject",
    "why": "Reason",
    "details": "Before and after",
    "detailsOf": "Before and after: {about}, {time}",
    "before": "Before",
    "after": "After",
    "none": "No decisions match",
    "more": "Show more",
    "notOnly": "Only {name} (show all)",
    "type": {
      "content": "Content decisions",
      "content-publish": "Content published",
      "content-withdraw": "Content withdrawn",
      "transport-publish": "Timetable published",
      "transport-withdraw": "Timetable withdrawn",
      "content-redact": "Content redacted",
      "edit": "Schedule corrections",
      "edit-set": "Schedule corrected",
      "edit-clear": "Correction removed",
      "publication-level": "Publication level decided",
      "result-enter": "Result entered",
      "result-confirm": "Result confirmed",
      "result-link": "Link for a scorer made",
      "result-link-revoked": "Link for a scorer revoked",
      "import-run": "Import started",
      "export": "Exports",
      "export-run": "Games exported",
      "export-download": "Export downloaded",
      "plan-publish": "Games published from a plan",
      "bundle-publish": "App update published",
      "bundle-rollout": "App update offered to more or fewer devices",
      "bundle-withdraw": "App update withdrawn",
      "switch-set": "Switch turned on or off",
      "qr": "QR code decisions",
      "qr-create": "QR code created",
      "qr-withdraw": "QR code withdrawn",
      "person": "Account changes",
      "person-change": "Account changed",
      "person-grants": "Rights changed",
      "person-erase": "Account erased",
      "person-end-sessions": "Sessions ended",
      "person-reset-second-factor": "Authenticator app removed",
      "person-free-cpf": "CPF freed",
      "erasure": "Erasure requests",
      "erasure-record": "Erasure request recorded",
      "erasure-erase": "Account erased on request",
      "erasure-done": "Erasure request fulfilled",
      "erasure-refuse": "Erasure request refused"
    }
  },
  "bundles": {
    "title": "Updates of the apps",
    "about": "Updates of the iOS and Android apps. Begin with a few devices, then offer the update to all.",
    "none": "No updates published so far",
    "percent": "Percentage of devices",
    "publish": "Choose .zip and publish",
    "published": "Update published",
    "name": "Update",
    "when": "Time of publication",
    "size": "File size",
    "state": "Status",
    "actions": "Actions",
    "kilobytes": "{count, number} kB",
    "offered": "Offered to {percent} % of devices",
    "withdrawn": "Withdrawn {time}",
    "change": "Change percentage",
    "changeTitle": "Offer this update to how many devices?",
    "withdraw": "Withdraw update",
    "withdrawTitle": "Withdraw this update?",
    "withdrawText": "Devices that run it return to the update before it, or to the files of the app itself."
  },
  "erasures": {
    "title": "Erasure requests",
    "about": "Requests by email or letter to erase an account or to hide a participant. An account that its owner erases is listed without a name.",
    "new": "Record a request",
    "newText": "Note no names here, only who the request is about.",
    "none": "No requests yet",
    "number": "Number",
    "person": "Request about",
    "received": "Received",
    "due": "Answer by",
    "urgent": "(soon)",
    "state": "State",
    "actions": "Actions",
    "states": {
      "open": "Not answered yet",
      "done": "Request fulfilled",
      "refused": "Request refused"
    },
    "closed": "{time}, {name}",
    "by": {
      "self": "the owner",
      "command": "the server"
    },
    "action": {
      "erase": "Erase account",
      "done": "Mark as fulfilled",
      "refuse": "Refuse request"
    },
    "actionFor": "{action}: {id}",
    "doneTitle": "Is the participant hidden as requested?",
    "doneText": "Decide the publication level first. The request is then closed.",
    "refuseTitle": "Refuse this request?",
    "refuseText": "The reason is kept and is in the audit log. Write no names in it.",
    "account": "Account",
    "decideLevel": "Decide publication level",
    "gone": "The account no longer exists. The request is closed.",
    "stored": "Stored about this account",
    "storedNothing": "Nothing besides the account",
    "record": "Record",
    "recorded": "Request recorded",
    "kind": "What is requested",
    "kinds": {
      "account": "Erase an account",
      "participant": "Hide a participant"
    },
    "participantNumber": "Number of the participant",
    "reference": "Reference",
    "referenceHint": "Number of the email or letter, without names. It is deleted when the request is closed.",
    "fault": {
      "conflict": "There is an open request about this person already.",
      "unknownAccount": "No account has this username.",
      "unknownParticipant": "No participant has this number.",
      "inFuture": "Choose a day that is not in the future."
    },
    "held": {
      "sessions": "Sessions",
      "follows": "Follows",
      "consents": "Consents",
      "points": "Points",
      "photo": "Photo",
      "calendar": "Calendar links",
      "courses": "Courses",
      "feedback": "User feedback",
      "push": "Devices with notifications",
      "qr": "QR codes",
      "repeats": "Recent answers of the server",
      "trivia": "Trivia"
    }
  },
  "feedback": {
    "title": "User feedback",
    "csv": "Download CSV",
    "sentiment": {
      "happy": "Happy",
      "neutral": "Neutral",
      "sad": "Sad"
    },
    "count": "Answers: {count, number}",
    "feeling": "Feeling",
    "all": "All feelings",
    "search": "Search in suggestions",
    "from": "First day",
    "to": "Last day",
    "none": "No suggestions match",
    "total": "{count, plural, one {{shown} suggestion} other {{shown} suggestions}}",
    "when": "Date",
    "suggestion": "Suggestion",
    "userType": "User type",
    "page": "Page {number, number}",
    "previousPage": "Previous page",
    "nextPage": "Next page"
  },
  "fields": {
    "inLanguage": "{field} ({language})",
    "labelled": "{field}: {action}",
    "required": "{field} *",
    "allLanguages": "Written in all languages",
    "missingLanguages": "Missing in: {languages}",
    "paragraphs": "A blank line begins a new paragraph. Web addresses become links.",
    "between": "From {from, number} to {to, number}",
    "zone": "Time at the Games ({zone})",
    "none": "None",
    "clear": "Clear",
    "open": "Open list",
    "close": "Close list",
    "noMatch": "Nothing found",
    "addDay": "Add day",
    "latitude": "Latitude",
    "longitude": "Longitude",
    "pasteCoordinates": "Paste coordinates",
    "coordinatesHint": "As maps copy them: -12.97, -38.50",
    "coordinatesUnread": "No coordinates recognized",
    "chooseFile": "Choose file",
    "replaceFile": "Replace",
    "remove": "Remove",
    "uploading": "Uploading…",
    "altOf": "{field}: description for people who can’t see it",
    "altHint": "What the picture shows, in one sentence",
    "megabytes": "{size} MB",
    "kilobytes": "{size} kB"
  },
  "first-games": {
    "title": "Set up the Games",
    "about": "Seven steps from a name to the public app. Nothing is public before the last one.",
    "steps": "Steps",
    "numberedStep": "{number, number}. {name}",
    "step": {
      "games": "Games",
      "places": "Places",
      "delegations": "Delegations",
      "events": "Sports and events",
      "entries": "Entries",
      "draw": "Draw and times",
      "check": "Check and publish"
    },
    "help": {
      "games": "What your Games are called, and when and where they take place.",
      "places": "One place is enough. Add courts or fields if several contests take place there at the same time.",
      "delegations": "The groups that compete: schools, classes, clubs or countries.",
      "events": "Each competition with a winner is an event: for example 100 m for girls.",
      "entries": "Type the entries or paste them from a spreadsheet, one per line.",
      "draw": "How each event is decided, when it begins and who plays against each other. The best seeds and delegations are kept apart.",
      "check": "The list shows what is still missing. Then everyone can see the Games."
    },
    "nothingSaved": "Saved as you go",
    "saved": "Saved",
    "faster": "{name} changed the plan in the meantime. Nothing was overwritten.",
    "showTheirs": "Show the other version",
    "keepMine": "Save mine instead",
    "back": "Back",
    "next": "Next",
    "remove": "Remove {name}",
    "gamesName": "Name of the Games",
    "gamesNameHint": "For example: School Games 2026",
    "start": "First day",
    "end": "Last day",
    "timeZone": "Time zone",
    "timeZoneHint": "All times you enter are in this zone.",
    "code": "Short code",
    "codeHint": "Capital letters, digits and hyphens, for example SCHOOL-2026. It can’t be changed after publication.",
    "defaultVenue": "Sports hall",
    "venueNumber": "Place {number, number}",
    "venueName": "Place",
    "venueNameHint": "For example: Sports hall",
    "courtName": "Name of court {number, number}",
    "courtNumber": "Court {number, number}",
    "addCourt": "Add a court",
    "addVenue": "Add a place",
    "delegationNumber": "Delegation {number, number}",
    "delegationName": "Name",
    "delegationNameHint": "For example: Class 7A",
    "delegationCode": "Code",
    "delegationCodeHint": "2 to 8 letters or digits, for example 7A",
    "addDelegation": "Add a delegation",
    "newEvent": "New event",
    "addEvent": "Add event",
    "sportLabel": "Sport",
    "otherSport": "Another sport",
    "sportName": "Name of the sport",
    "sportNameHint": "For example: Sack race",
    "eventName": "Name of the event",
    "eventNameHint": "For example: 100 m girls",
    "genderLabel": "Who may take part",
    "gender": {
      "W": "Girls or women",
      "M": "Boys or men",
      "X": "Mixed teams",
      "O": "Open to all"
    },
    "kindLabel": "Who competes",
    "kind": {
      "individual": "Individuals",
      "team": "Teams"
    },
    "delegationCodes": "Delegations:",
    "personLines": "Entries: name; delegation; seed",
    "personLinesHint": "Columns are separated by a semicolon, comma or tab. The first word is the given name; write “Ana Maria | Lima” if it has several. The seed may be left out.",
    "teamLines": "Teams: name; delegation; seed; members",
    "teamLinesHint": "For example: Red Foxes; 7A; 1; Ana Lima; Bo Diaz. Leave the seed empty if there is none: Red Foxes; 7A; ; Ana Lima.",
    "entryCount": "Entries: {count, number}",
    "linesLeftOut": "These lines are left out until they are corrected:",
    "lineFault": "Line {line, number}: {fault}",
    "entryFault": {
      "name": "the name is missing",
      "delegation": "no delegation is called this:",
      "seed": "the seed is a number from 1 to 999, not:",
      "seedTwice": "this seed is given twice:",
      "nameTwice": "this name is entered twice:",
      "tooMany": "there are too many entries or members",
      "tooLong": "a name has more than 120 characters:",
      "quote": "a quotation mark is not closed:"
    },
    "templateLabel": "How it is decided",
    "template": {
      "heats": "Heats and a final",
      "knockout": "Knockout",
      "pools": "Groups, then knockout"
    },
    "lanes": "Lanes",
    "pools": "Groups",
    "goOn": "Qualified per group",
    "bronze": "Match for bronze",
    "eventStart": "Start",
    "minutes": "Minutes per contest",
    "breakMinutes": "Minutes between contests",
    "nothingToDraw": "The draw appears here once there are two entries.",
    "drawOf": "Draw: {event}",
    "drawAgain": "Draw again",
    "drawAgainOf": "Draw again: {event}",
    "drawAgainTitle": "Draw again?",
    "drawAgainText": "The published draw is already known to everyone. The new one becomes public when you publish again.",
    "winnerOf": "Winner: {contest}",
    "loserOf": "Loser: {contest}",
    "rankOf": "{phase}: rank {rank, number}",
    "toCorrect": "To correct before publication:",
    "ready": "Everything is ready.",
    "publish": "Publish",
    "publishAgain": "Publish changes",
    "publishTitle": "Publish the Games?",
    "publishText": "Everyone can see the schedule, start lists and draws within seconds. You can change the plan later; results that were entered stay.",
    "published": "The Games are public",
    "isPublic": "This plan is public.",
    "isOlder": "An older version is public. Publish to show your changes.",
    "openPublic": "Open the public page",
    "begun": "Contests that have begun can’t be removed or drawn again:",
    "otherGames": "Other Games are already public here. Use their short code:",
    "refused": "The server found faults in these fields:",
    "fault": {
      "required": "Please fill this in.",
      "code": "Use 2 to 15 capital letters, digits or hyphens.",
      "delegationCode": "Use 2 to 8 letters (A–Z) or digits as the code.",
      "codeTwice": "Another delegation has this code.",
      "endsBefore": "The last day is before the first.",
      "timeZone": "Choose a time zone from the list.",
      "noVenue": "Add at least one place.",
      "noDelegation": "Add at least one delegation.",
      "noEvent": "Add at least one event.",
      "fewEntries": "At least two entries are needed.",
      "outsideGames": "This is not within the days of the Games.",
      "entryDelegation": "An entry has a delegation that was removed.",
      "minutes": "Use whole minutes, at most 600.",
      "lanes": "Use 2 to 40 lanes."
    },
    "sport": {
      "ATH": "Athletics",
      "SWM": "Swimming",
      "BDM": "Badminton",
      "TTE": "Table tennis",
      "JUD": "Judo",
      "TKW": "Taekwondo",
      "FEN": "Fencing",
      "BKB": "Basketball",
      "FBL": "Football",
      "HBL": "Handball",
      "VVO": "Volleyball",
      "VBV": "Beach volleyball"
    }
  },
  "frame": {
    "name": "Podium Console",
    "skip": "Skip to content",
    "menu": "Menu",
    "language": "Language",
    "appearance": "Appearance",
    "matchDevice": "Match device",
    "light": "Light",
    "dark": "Dark",
    "signedInAs": "Logged in as {name}",
    "account": "Account",
    "signOut": "Log out",
    "stillSignedIn": "You are still logged in",
    "stillSignedInText": "Your session could not be ended. Check the connection and try again before you leave this device.",
    "loading": "Loading…",
    "retry": "Try again",
    "cancel": "Cancel",
    "close": "Close",
    "home": "Back to start",
    "notFound": "This page doesn’t exist",
    "errorId": "Error number: {id}",
    "sections": {
      "today": "Today",
      "schedule": "Schedule",
      "results": "Results",
      "content": "Content",
      "feedback": "User feedback",
      "accessLog": "Access log",
      "audit": "Audit log",
      "imports": "Imports",
      "bundles": "Updates of the apps",
      "switches": "Switches",
      "qrCodes": "QR codes",
      "participants": "Participants",
      "people": "Accounts",
      "erasures": "Erasure requests",
      "firstGames": "Set up the Games"
    },
    "noRights": {
      "title": "You have no access yet",
      "text": "The console is for people who publish content or run the Games. Ask an administrator to give you a right.",
      "twoFactor": "If you have a right already, set up an authenticator app in your account first."
    },
    "errors": {
      "badRequest": "The request was not understood.",
      "unauthorized": "Please log in first.",
      "wrongCredentials": "Invalid username or password",
      "forbidden": "You don’t have permission to do this.",
      "signInAgain": "Log in again to do this.",
      "notFound": "Not found",
      "methodNotAllowed": "This isn’t possible here.",
      "conflict": "Someone else changed this in the meantime.",
      "tooLarge": "This is too large.",
      "unsupportedMediaType": "This format isn’t accepted here.",
      "unprocessable": "Please check the fields.",
      "tooManyRequests": "Too many attempts. Please wait a moment.",
      "unexpected": "Something went wrong. Please try again.",
      "unavailable": "The server is busy. Please try again later.",
      "noSpace": "The server has no space left.",
      "readOnly": "The Games are read-only at the moment. Nothing was saved.",
      "offline": "The server can’t be reached."
    }
  },
  "imports": {
    "title": "Imports",
    "about": "An upload is checked first. Nothing changes before you import it.",
    "none": "No imports in the last week",
    "what": "What to import",
    "kind": {
      "games": "Games folder (.zip)",
      "gtfs": "Timetable in GTFS (.zip)"
    },
    "upload": "Choose file and check",
    "facts": "{kind}, {name}, {time}",
    "state": {
      "checking": "Being checked",
      "checked": "Ready to import",
      "faulty": "With errors",
      "running": "Being imported",
      "done": "Imported",
      "failed": "Import failed"
    },
    "problems": "Problems found",
    "file": "File",
    "line": "Row",
    "column": "Column",
    "problem": "Problem",
    "severity": {
      "error": "Error: {message}",
      "warning": "Please check: {message}"
    },
    "search": "Search in problems",
    "show": "Show",
    "shown": {
      "all": "All problems",
      "error": "Errors only",
      "warning": "Warnings only"
    },
    "noMatch": "No problems match",
    "csv": "Download CSV",
    "run": "Import now",
    "runTitle": "Import this file?",
    "runText": "What it contains replaces what the app shows now.",
    "started": "Import started",
    "export": {
      "title": "Export",
      "about": "All public Games with their content as a Games folder (.zip), with personal data as stored. It can be downloaded for a day.",
      "start": "Export the Games",
      "state": {
        "running": "Being prepared, {time}",
        "done": "Exported, {time}",
        "failed": "Export failed, {time}"
      },
      "download": "Download ({size} MB)"
    }
  },
  "items": {
    "new": "New",
    "newOf": "New: {kind}",
    "id": "Identifier",
    "idHint": "Letters, digits, dot, hyphen, underscore. It can’t be changed later.",
    "start": "Start writing",
    "search": "Search by title or identifier",
    "missingIn": "Missing in",
    "column": {
      "title": "Title",
      "state": "State",
      "missing": "Missing languages",
      "faults": "To correct",
      "changed": "Changed",
      "editedBy": "Edited by"
    },
    "state": {
      "new": "Not published",
      "published": "Published",
      "changed": "Published, with changes",
      "draft": "Draft",
      "review": "In review",
      "scheduled": "Scheduled for publication"
    },
    "untitled": "{kind} {id}",
    "restored": "Text from your last visit that had not been saved is back.",
    "publishFailed": "Publishing failed: {reason}",
    "savedAt": "Saved {time}",
    "noDraft": "No changes",
    "saving": "Saving…",
    "notSaved": "Not saved. {reason}",
    "about": "About this item",
    "publishedAt": "Published {time}",
    "editedBy": "Last edited by {name}, {time}",
    "scheduledFor": "Will be published {time}",
    "needsReview": "A second person has to publish this.",
    "nobody": "Server or erased account",
    "faults": "To correct: {count, number}",
    "faultsKeep": "Faults that prevent publication: {count, number}",
    "missingTexts": "Not translated",
    "textLanguage": "Language of the texts",
    "missingCount": "Missing texts: {count, number}",
    "order": "Place in lists",
    "orderHint": "Smaller numbers come first.",
    "empty": "Empty",
    "yes": "Yes",
    "no": "No",
    "review": "Send to review",
    "reviewDone": "Sent to review",
    "publish": "Publish",
    "schedule": "Schedule publication",
    "publishTitle": "Publish this item?",
    "publishText": "Everyone will see it within a second.",
    "publishDone": "Published",
    "scheduleDone": "Publication scheduled",
    "reason": "Reason",
    "reasonOptional": "Reason (optional)",
    "when": "When",
    "now": "Right now",
    "later": "At a set time",
    "publishTime": "Time of publication",
    "withdraw": "Withdraw",
    "withdrawTitle": "Withdraw this item?",
    "withdrawText": "It disappears for everyone. Its versions are kept.",
    "withdrawDone": "Item withdrawn",
    "discard": "Discard draft",
    "discardTitle": "Discard this draft?",
    "discardText": "The published version stays as it is.",
    "discardNewText": "Everything written here will be lost.",
    "discardDone": "Draft discarded",
    "fault": {
      "required": "Fill in this field.",
      "format": "This is not written as it has to be.",
      "phone": "Write a phone number such as +55 71 3333-0100.",
      "email": "Write an email address.",
      "url": "Write an address that begins with https://.",
      "stream": "Write an address that begins with https://, or a path on this server.",
      "clock": "Write a time of day such as 08:30.",
      "point": "Write both numbers in degrees.",
      "tooLong": "This is too long.",
      "outOfRange": "This number is too small or too large.",
      "unknownReference": "What is chosen here doesn’t exist in these Games.",
      "unpublishedReference": "What is chosen here isn’t published yet.",
      "fileGone": "The file is gone. Upload it again.",
      "unknownField": "This field doesn’t exist any more."
    },
    "merge": {
      "title": "Someone else was faster",
      "text": "{name} changed this item ({time}). Choose what to keep.",
      "someone": "Someone else",
      "gone": "The draft is gone: it was discarded or withdrawn. Choose what to keep.",
      "same": "Both versions say the same.",
      "both": "Both changed",
      "mine": "Mine",
      "theirs": "Theirs",
      "allTheirs": "Take all of theirs",
      "keep": "Keep this choice"
    },
    "preview": {
      "open": "Preview",
      "title": "Preview of the public page",
      "width": "Width",
      "phone": "On a phone",
      "desktop": "On a computer",
      "newTab": "Open in a new tab"
    },
    "versions": {
      "open": "Versions",
      "title": "Published versions",
      "none": "Never published so far",
      "published": "{time}, {name}",
      "withdrawn": "Withdrawn {time}, {name}",
      "reason": "Reason: {reason}",
      "same": "No difference from the form",
      "differences": "Differences",
      "field": "Field",
      "before": "This version",
      "now": "In the form",
      "use": "Use this version"
    },
    "overview": {
      "title": "Content",
      "kind": "Kind",
      "published": "Published",
      "drafts": "Drafts",
      "review": "In review",
      "scheduled": "Set for later",
      "missing": "Missing in {language}",
      "cell": "{name}: {count, number}"
    }
  },
  "participants": {
    "title": "Participants",
    "about": "How much of a participant everyone can see. A change counts at once, on every page.",
    "search": "Name, number or code",
    "none": "No participants found",
    "name": "Name",
    "delegation": "Delegation and sport",
    "level": "Publication level",
    "levels": {
      "full": "Everything",
      "basic": "Name, gender and age group",
      "number": "Number and delegation only",
      "folder": "As the Games folder says"
    },
    "decision": "Decision",
    "decidedBy": "{name}: {reason}",
    "change": "Change level",
    "changeTitle": "What can everyone see of {name}?",
    "changed": "Level changed",
    "hint": "With a number only, the name disappears from results, search, photos and notices too."
  },
  "people": {
    "title": "Accounts",
    "about": "Look up an account by its exact username.",
    "username": "Username",
    "search": "Look up",
    "none": "No account has this username.",
    "facts": "Created {time}, sessions: {count, number}",
    "notConfirmed": "Not confirmed",
    "locked": "Locked",
    "held": "On hold: same email or CPF as another account",
    "hasTwoFactor": "Authenticator app on",
    "roleOf": "{role}: {scope}",
    "role": {
      "admin": "Administrator right",
      "manager": "Manager right",
      "publisher": "Publisher right",
      "referee": "Referee right"
    },
    "rights": "Rights",
    "right": "Right",
    "scope": "For",
    "scopes": {
      "games": "All of the Games",
      "discipline": "One sport",
      "venue": "One venue",
      "team": "One team"
    },
    "scopeCode": "Code",
    "removeRight": "Remove: {role}",
    "addRight": "Add right",
    "saveRights": "Save rights",
    "userType": "User type",
    "type": {
      "admin": "Administrator",
      "athlete": "Athlete",
      "coach": "Coach",
      "manager": "Manager",
      "referee": "Referee",
      "staff": "Staff",
      "volunteer": "Volunteer",
      "guest": "Guest"
    },
    "delegation": "Delegation code",
    "delegationHint": "Empty for none",
    "save": "Save changes",
    "done": "Done",
    "action": {
      "lock": "Lock account",
      "unlock": "Unlock account",
      "sessions": "End all sessions",
      "twoFactor": "Remove authenticator app",
      "cpf": "Free CPF",
      "erase": "Erase account"
    },
    "confirm": {
      "lock": "The person can’t log in until you unlock the account.",
      "unlock": "The person can log in again.",
      "sessions": "The person is logged out on all devices.",
      "twoFactor": "Only after checking who is asking. All sessions end.",
      "cpf": "Another account can then use this CPF.",
      "erase": "Everything stored about this person is deleted. This can’t be undone."
    },
    "typeName": "Type {name} to confirm",
    "fault": {
      "organisationUnknown": "No delegation has this code.",
      "usernameTaken": "This username is taken.",
      "usernameShort": "At least 3 characters"
    }
  },
  "qr-codes": {
    "title": "QR codes",
    "about": "Codes that visitors scan at the venues for points.",
    "none": "No QR codes so far",
    "name": "Title",
    "page": "Page it opens",
    "points": "Points",
    "when": "Valid period",
    "scans": "Scans",
    "state": "Status",
    "actions": "Actions",
    "choose": "Choose {title} for printing",
    "chooseAll": "Choose all for printing",
    "states": {
      "waiting": "Not active yet",
      "open": "Active",
      "ended": "Ended",
      "withdrawn": "Withdrawn"
    },
    "pages": {
      "trivia": "Trivia",
      "venue": "Venue",
      "day": "Day",
      "discipline": "Sport",
      "participant": "Participant",
      "delegation": "Delegation",
      "feedback": "Feedback",
      "ranking": "Ranking"
    },
    "from": "From",
    "until": "Until",
    "fromTime": "Valid from {time}",
    "untilTime": "Valid until {time}",
    "always": "Always",
    "new": "New QR code",
    "create": "Create QR code",
    "created": "QR code created",
    "subject": "Which one",
    "participant": "Number of the participant",
    "delegation": "Code of the delegation",
    "whole": "Enter a whole number from {from} to {to}.",
    "latest": "Choose a later time than the beginning.",
    "isPlaced": "Only counts where it’s displayed",
    "coordinates": "Coordinates",
    "coordinatesHint": "Latitude and longitude, as a map shows them: -23.5505, -46.6333",
    "radius": "Distance in meters",
    "mostPerMinute": "Scans per minute",
    "mostPerMinuteHint": "More scans in a minute are refused.",
    "unknownTarget": "This page doesn’t exist.",
    "print": "Print {count, plural, one {# code} other {# codes}}",
    "printLanguage": "Language of the print",
    "withdraw": "Withdraw code",
    "withdrawTitle": "Withdraw this QR code?",
    "withdrawText": "It no longer counts for anyone. Points already collected are kept."
  },
  "ra": {
    "action": {
      "add_filter": "Add filter",
      "back": "Go back",
      "cancel": "Cancel",
      "clear_input_value": "Clear value",
      "close": "Close",
      "confirm": "Confirm",
      "create": "Create",
      "edit": "Edit",
      "expand": "Expand",
      "open": "Open",
      "refresh": "Refresh",
      "remove_filter": "Remove this filter",
      "remove_all_filters": "Remove all filters",
      "search": "Search",
      "sort": "Sort",
      "undo": "Undo"
    },
    "boolean": {
      "true": "Yes",
      "false": "No"
    },
    "page": {
      "error": "Something went wrong",
      "loading": "Loading",
      "not_found": "Not found",
      "access_denied": "Access denied",
      "authentication_error": "Your login could not be checked"
    },
    "message": {
      "access_denied": "You don’t have permission to see this page.",
      "authentication_error": "The server could not check your login. Please try again.",
      "are_you_sure": "Are you sure?",
      "details": "Details",
      "error": "The request could not be completed.",
      "loading": "Please wait",
      "not_found": "This address is wrong or the page is gone.",
      "placeholder_data_warning": "The network is down: this list may be outdated.",
      "yes": "Yes",
      "no": "No"
    },
    "navigation": {
      "clear_filters": "Clear filters",
      "no_filtered_results": "Nothing matches these filters",
      "no_results": "Nothing here yet",
      "no_more_results": "There is no page {page}. Try the previous one.",
      "page_out_of_boundaries": "There is no page {page}",
      "page_out_from_end": "This is the last page",
      "page_out_from_begin": "This is the first page",
      "page_range_info": "{offsetBegin}–{offsetEnd} of {total}",
      "partial_page_range_info": "{offsetBegin}–{offsetEnd} of more",
      "current_page": "Page {page}",
      "page": "Go to page {page}",
      "first": "Go to first page",
      "last": "Go to last page",
      "next": "Go to next page",
      "previous": "Go to previous page",
      "page_rows_per_page": "Rows per page:",
      "skip_nav": "Skip to content"
    },
    "sort": {
      "sort_by": "Sort by {field_lower_first} {order}",
      "ASC": "ascending",
      "DESC": "descending"
    },
    "auth": {
      "auth_check_error": "Please log in to continue.",
      "logout": "Log out"
    },
    "notification": {
      "http_error": "The server can’t be reached.",
      "data_provider_error": "The list could not be loaded.",
      "i18n_error": "The texts of this language could not be loaded.",
      "logged_out": "Your session has ended. Please log in again.",
      "not_authorized": "You don’t have permission to do this.",
      "item_doesnt_exist": "This item doesn’t exist.",
      "offline": "There’s no network."
    },
    "validation": {
      "required": "Required"
    }
  },
  "results": {
    "title": "Results",
    "about": "Enter the results of contests without a feed. Everyone sees each entry at once.",
    "state": "State",
    "allStates": "All states",
    "states": {
      "toCome": "To come",
      "on": "Live",
      "toConfirm": "To confirm",
      "official": "Official"
    },
    "result": "Result",
    "hasFeed": "The feed sends results. What you enter replaces them.",
    "saving": "Saving…",
    "saved": "Everything saved",
    "unsaved": "{count, plural, one {# entry not saved} other {# entries not saved}}",
    "enterAnyway": "Enter anyway",
    "discard": "Discard",
    "news": "Entered by others",
    "begin": "Begin",
    "finish": "End contest",
    "confirm": "Confirm",
    "reopen": "Reopen",
    "hint": {
      "finish": "Everyone sees the result as unofficial.",
      "confirm": "The result becomes official.",
      "reopen": "The result can be changed again."
    },
    "confirmFault": {
      "notFinished": "The contest isn’t finished.",
      "incomplete": "Results are missing.",
      "secondPerson": "You entered this result. Someone else with the right to enter results has to confirm it.",
      "isOfficial": "The result is official."
    },
    "history": "History",
    "undo": "Undo",
    "undoOf": "Undo: {name}",
    "part": "Part",
    "parts": "Score of each part",
    "home": "Home",
    "away": "Away",
    "winner": "Winner",
    "byScore": "By score",
    "person": "Who",
    "nobody": "Without a name",
    "deedOf": "{deed}, {name}",
    "save": "Save",
    "attemptOf": "{name} ({number, number})",
    "markOf": "Result of {name}",
    "links": {
      "title": "Links for scorers",
      "about": "A scorer enters results of this contest on a phone, without an account.",
      "label": "Name of the link",
      "hours": "Valid for (hours)",
      "make": "Make link",
      "once": "This link is shown only once. Scan it or copy it now.",
      "code": "QR code of the link",
      "until": "Valid until {time}",
      "used": "Last used {time}",
      "revoked": "Revoked {time}",
      "revoke": "Revoke",
      "revokeOf": "Revoke: {name}"
    }
  },
  "schedule": {
    "title": "Schedule",
    "about": "Everyone sees a correction at once. What the feed says is kept beside it.",
    "day": "Day",
    "allVenues": "All venues",
    "allDisciplines": "All sports",
    "search": "Search for a contest or place",
    "correctedOnly": "Only corrected",
    "contradictedOnly": "Only contradicted by the feed",
    "view": "View",
    "list": "List",
    "board": "Board",
    "boardHelp": "Drag a contest to another time or field of play. By keyboard: arrow keys move it, Enter continues, Escape puts it back.",
    "block": "{name}, {time}, {place}",
    "none": "No contests match",
    "count": "Contests: {count, number}",
    "actions": "Actions",
    "select": "Select {name}",
    "selectAll": "Select all shown",
    "selected": "Selected: {count, number}",
    "unselect": "Clear selection",
    "edit": "Correct",
    "editOf": "Correct: {name}",
    "fromHere": "From here on",
    "fromHereOf": "Select from here on: {name}",
    "notYours": "Your right doesn’t include this contest",
    "field": {
      "time": "Time",
      "contest": "Contest",
      "place": "Place",
      "discipline": "Sport",
      "start": "Start",
      "end": "End",
      "venue": "Venue",
      "location": "Field of play",
      "status": "Status",
      "name": "Name",
      "note": "Note for everyone"
    },
    "corrections": "Corrections",
    "feedSays": "Feed: {value}",
    "deskSays": "Desk: {value}",
    "decided": "By {name}, {time}",
    "nobody": "deleted account",
    "reasonWas": "Reason: {reason}",
    "empty": "empty",
    "lasting": "Stays whatever the feed says",
    "contradicted": "The feed now says something else. The desk’s value is shown.",
    "overtaken": "The feed has sent something newer, which is shown.",
    "keepOurs": "Keep ours",
    "keepOursOf": "Keep ours: {field}",
    "showFeed": "Show the feed’s value",
    "showFeedOf": "Show the feed’s value: {field}",
    "kept": "The desk’s value stays",
    "cleared": "The feed’s value is shown again",
    "form": {
      "texts": "Language of name and note",
      "reason": "Reason",
      "reasonOptional": "Reason (optional)",
      "needsReason": "{status} (needs a reason)",
      "reasonMissing": "This status needs a reason.",
      "isLasting": "Keep it even if the feed says something else",
      "save": "Save",
      "saveAnyway": "Save anyway",
      "saved": "Saved. Everyone sees it now.",
      "checking": "Checking for clashes…",
      "noClashes": "No clashes",
      "changed": "This contest has changed in the meantime. What you typed is kept.",
      "change": "{field}: it was {before}, now it is {after}"
    },
    "fault": {
      "endBeforeStart": "The end is before the start.",
      "statusRefused": "This status can’t follow the present one.",
      "unknownVenue": "This place doesn’t exist in these Games.",
      "unknownUnit": "This contest doesn’t exist any more.",
      "overtaken": "Someone else changed this in the meantime. Check it and save again."
    },
    "clash": {
      "title": "Clashes",
      "count": "Clashes: {count, number}",
      "person": "{count, plural, one {{people} also competes in {other}} other {{people} also compete in {other}}}",
      "location": "The field of play is taken by {other}",
      "travel": "{count, plural, one {{people} has less than an hour to get to or from {other}} other {{people} have less than an hour to get to or from {other}}}",
      "at": "{name} at {time} in {place}",
      "atTime": "{name} at {time}"
    },
    "shift": {
      "open": "Shift times",
      "title": "Shift the times of contests",
      "direction": "Direction",
      "later": "Later",
      "earlier": "Earlier",
      "minutes": "Minutes",
      "minutesFault": "From 1 to 1440 minutes",
      "preview": "Old and new times",
      "before": "Old",
      "after": "New",
      "without": "Contests without a time, which stay as they are: {count, number}",
      "tooMany": "At most {count, number} contests can be shifted at once."
    },
    "status": {
      "UNSCHEDULED": "Not scheduled",
      "SCHEDULED": "Scheduled",
      "RESCHEDULED": "Rescheduled",
      "POSTPONED": "Postponed",
      "DELAYED": "Delayed",
      "START_LIST": "Start list",
      "GETTING_READY": "Getting ready",
      "RUNNING": "Live",
      "SCHEDULED_BREAK": "Break",
      "PROGRAMED_PAUSE": "Pause",
      "INTERRUPTED": "Interrupted",
      "FINISHED": "Finished",
      "UNOFFICIAL": "Unofficial",
      "PROTESTED": "Under protest",
      "OFFICIAL": "Official",
      "CANCELLED": "Canceled"
    }
  },
  "sign-in": {
    "title": "Log in to the console",
    "about": "With the account you use in the app.",
    "username": "Username",
    "password": "Password",
    "code": "Code",
    "codeHint": "From your authenticator app, or a backup code",
    "codeWrong": "This code isn’t right.",
    "send": "Log in",
    "againTitle": "Log in again",
    "againSensitive": "This needs your password once more. Then repeat what you were doing.",
    "againEnded": "Your session has ended. What you wrote stays here.",
    "againDone": "You’re logged in again. Please repeat your last step."
  },
  "switches": {
    "title": "Switches",
    "about": "For emergencies. A change counts for everyone at once.",
    "names": {
      "readOnly": "Read-only Games",
      "medalsFrozen": "Frozen medals"
    },
    "texts": {
      "readOnly": "Nothing that users or organizers send is saved. The feed continues, and everyone can read.",
      "medalsFrozen": "Everyone sees the medals of this moment: medal table, medalists and all counts. Results continue."
    },
    "offTexts": {
      "readOnly": "Users and organizers can save changes again.",
      "medalsFrozen": "Everyone sees all medals again. Devices get a notification about those that were added in the meantime."
    },
    "on": "Turned on",
    "off": "Turned off",
    "last": "Last change: {time}, {name}",
    "never": "Not turned on yet",
    "reason": "Reason: {reason}",
    "turnOn": "Turn on",
    "turnOff": "Turn off",
    "turnOnNamed": "Turn on: {name}",
    "turnOffNamed": "Turn off: {name}",
    "publicReason": "Reason (everyone sees it)",
    "done": "Switch changed",
    "also": "Also useful",
    "notice": "Show a notice on every page",
    "hide": "Hide a participant",
    "banner": "The Games are read-only: only switches can be changed.",
    "medalsBanner": "Medals frozen since: {time}"
  },
  "today": {
    "title": "Today",
    "now": "{games}: {time} at the Games",
    "demo": "These are demo Games. Nothing here is real.",
    "noAlarms": "No alarms",
    "alarmFacts": "Since {time}, cases: {count, number}",
    "alarm": {
      "row-left-out": "Rows that can’t be shown were left out",
      "document-outdated": "A page is outdated because it could not be rebuilt",
      "refresh-failed": "New data could not be loaded",
      "feed-stuck": "Messages of the feed wait and none is applied",
      "no-room": "The disk is nearly full",
      "awards-taken-back": "The feed took back many medals at once",
      "list-shrunk": "A list of the feed became much shorter",
      "members-missing": "Medals of teams without names",
      "rebuild-due": "The tables have to be rebuilt",
      "other-games": "The feed is about another competition",
      "edit-contradicted": "The feed contradicts a lasting correction",
      "points-unbalanced": "Points don’t match their ledger",
      "qr-posted": "A QR code is being shared",
      "erasure-due": "An erasure request is due soon"
    },
    "feed": "Feed",
    "lastMessage": "Last message",
    "never": "None yet",
    "waiting": "Waiting to be applied",
    "refused": "Refused",
    "readers": "Users",
    "live": "Following live",
    "sessions": "Logged in",
    "drafts": "Drafts",
    "review": "In review",
    "scheduled": "Set for later",
    "failed": "Failed",
    "storage": "Storage",
    "database": "Database",
    "files": "Stored files",
    "filesValue": "{count, number} ({size})",
    "free": "Free space",
    "letters": "Emails waiting",
    "gigabytes": "{size} GB",
    "figure": "{name}: {value}"
  },
  "kind": {
    "album": {
      "name": "Photo album",
      "names": "Photo albums",
      "fields": {
        "title": "Title",
        "description": "Description",
        "day": "Day",
        "discipline": "Sport",
        "venue": "Venue",
        "photographer": "Photographer"
      }
    },
    "ambassador": {
      "name": "Ambassador",
      "names": "Ambassadors",
      "fields": {
        "type": "Role in the program",
        "name": "Name",
        "person": "Participant of the Games",
        "sport": "Sport",
        "delegation": "Delegation",
        "role": "Presentation in one line",
        "biography": "Biography",
        "days": "Days available",
        "from": "From",
        "until": "Until",
        "venue": "Venue",
        "place": "Place",
        "photo": "Photo"
      },
      "words": {
        "type": {
          "athlete": "Athlete",
          "professor": "Teacher or trainer"
        }
      },
      "hints": {
        "person": "Their publication level then applies to name and photo."
      }
    },
    "base-map": {
      "name": "Map of the city",
      "names": "Maps of the city",
      "fields": {
        "file": "File",
        "attribution": "Credit for the map"
      },
      "hints": {
        "file": "GeoJSON or PMTiles"
      }
    },
    "bulletin": {
      "name": "Bulletin",
      "names": "Bulletins",
      "fields": {
        "number": "Number",
        "title": "Title",
        "published": "Date and time",
        "priority": "Importance",
        "isPinned": "Pin to the top",
        "text": "Text",
        "files": "Files",
        "replaces": "Replaces",
        "audience": "Audience",
        "discipline": "Sport"
      },
      "words": {
        "audience": {
          "everyone": "Everyone",
          "delegations": "Delegations",
          "athletes": "Athletes",
          "staff": "Staff"
        }
      }
    },
    "ceremony": {
      "name": "Medal ceremony",
      "names": "Medal ceremonies",
      "fields": {
        "event": "Event",
        "start": "Start",
        "venue": "Venue",
        "place": "Exact place",
        "presenters": "Presenters",
        "state": "State",
        "note": "Note"
      },
      "words": {
        "state": {
          "planned": "Planned ceremony",
          "called": "Medalists called",
          "delivered": "Medals handed over"
        }
      },
      "hints": {
        "presenters": "One per line"
      }
    },
    "course": {
      "name": "Course",
      "names": "Courses",
      "fields": {
        "title": "Title",
        "provider": "Provider",
        "summary": "Summary",
        "language": "Language",
        "hours": "Hours of learning",
        "isOnline": "Online",
        "place": "Place",
        "web": "Website",
        "audience": "Audience",
        "passPercent": "Lessons to finish (percent)",
        "hasCertificate": "With certificate",
        "photo": "Photo"
      },
      "words": {
        "audience": {
          "everyone": "Everyone",
          "athletes": "Athletes",
          "coaches": "Coaches",
          "families": "Families",
          "volunteers": "Volunteers"
        }
      },
      "hints": {
        "passPercent": "Empty: all lessons"
      }
    },
    "document": {
      "name": "Document",
      "names": "Documents",
      "fields": {
        "type": "Kind of document",
        "title": "Title",
        "summary": "Summary",
        "discipline": "Sport",
        "event": "Event",
        "unit": "Contest",
        "day": "Day",
        "published": "Date",
        "priority": "Importance",
        "isPinned": "Pin to the top",
        "version": "Version number",
        "replaces": "Replaces",
        "files": "Files"
      },
      "words": {
        "type": {
          "transport": "Transport",
          "report": "Report",
          "competition": "Competition",
          "general": "General"
        }
      }
    },
    "lesson": {
      "name": "Lesson",
      "names": "Lessons",
      "fields": {
        "course": "Course",
        "title": "Title",
        "text": "Text",
        "minutes": "Minutes",
        "video": "Video",
        "captions": "Captions",
        "files": "Files"
      }
    },
    "notice": {
      "name": "Notice",
      "names": "Notices",
      "fields": {
        "severity": "Severity",
        "text": "Text",
        "from": "From",
        "until": "Until",
        "link": "Link"
      },
      "words": {
        "severity": {
          "info": "Information",
          "warning": "Important",
          "danger": "Danger"
        }
      }
    },
    "photo": {
      "name": "Photo",
      "names": "Photos",
      "fields": {
        "album": "Photo album",
        "image": "Picture",
        "caption": "Caption",
        "credit": "Credit",
        "taken": "Taken at",
        "unit": "Contest",
        "people": "People in the picture"
      },
      "hints": {
        "people": "The photo is public only if all of them are published in full."
      }
    },
    "place": {
      "name": "Place",
      "names": "Places",
      "fields": {
        "type": "Kind of place",
        "name": "Name",
        "address": "Address",
        "localAddress": "Address in the local language",
        "point": "Position on the map",
        "phone": "Phone",
        "web": "Website",
        "hours": "Opening hours",
        "services": "Services",
        "lodges": "Lodges the delegation",
        "photo": "Photo"
      },
      "words": {
        "type": {
          "hospital": "Hospital",
          "hotel": "Hotel",
          "other": "Other"
        }
      },
      "hints": {
        "localAddress": "To show to a driver",
        "lodges": "Shown only to its members and to staff"
      }
    },
    "safe-contact": {
      "name": "Help contact",
      "names": "Help contacts",
      "fields": {
        "name": "Name",
        "description": "Description",
        "phone": "Phone",
        "email": "Email",
        "chat": "Chat address",
        "web": "Website",
        "hours": "Opening hours",
        "isEmergency": "For emergencies"
      }
    },
    "safe-sport": {
      "name": "Safe sport page",
      "names": "Safe sport pages",
      "fields": {
        "title": "Title",
        "text": "Text",
        "video": "Video",
        "captions": "Captions",
        "poster": "Still picture",
        "duration": "Length (seconds)",
        "files": "Files"
      }
    },
    "sponsor": {
      "name": "Sponsor",
      "names": "Sponsors",
      "fields": {
        "row": "Group",
        "name": "Name",
        "logo": "Logo",
        "logoDark": "Logo for dark mode",
        "web": "Website"
      },
      "words": {
        "row": {
          "master": "Main sponsors",
          "olympic": "Olympic partners",
          "incentive-law": "Sports incentive law"
        }
      }
    },
    "venue-info": {
      "name": "Venue information",
      "names": "Venue information",
      "fields": {
        "venue": "Venue",
        "localAddress": "Address in the local language",
        "description": "Description",
        "access": "Access",
        "isStepFree": "Step-free access",
        "services": "Services",
        "phone": "Phone",
        "point": "Position on the map",
        "photo": "Photo",
        "plan": "Plan"
      },
      "hints": {
        "localAddress": "To show to a driver"
      }
    },
    "video": {
      "name": "Video",
      "names": "Videos",
      "fields": {
        "state": "State",
        "title": "Title",
        "description": "Description",
        "discipline": "Sport",
        "unit": "Contest",
        "file": "File",
        "hls": "Address of the stream (HLS)",
        "external": "External player",
        "captions": "Captions",
        "poster": "Still picture",
        "start": "Start",
        "end": "End",
        "duration": "Length (seconds)"
      },
      "words": {
        "state": {
          "live": "Live",
          "upcoming": "Upcoming",
          "recorded": "Recorded"
        }
      },
      "hints": {
        "file": "One source only: a file, a stream or an external player",
        "external": "Opens only after a click"
      }
    },
    "volunteer-area": {
      "name": "Volunteer area",
      "names": "Volunteer areas",
      "fields": {
        "name": "Name",
        "tasks": "What volunteers do",
        "shifts": "Shifts",
        "apply": "How to apply",
        "web": "Website",
        "venue": "Venue",
        "place": "Place",
        "lead": "Lead (staff only)",
        "leadPhone": "Phone of the lead (staff only)",
        "leadEmail": "Email of the lead (staff only)",
        "photo": "Photo"
      }
    }
  }
} as const;
