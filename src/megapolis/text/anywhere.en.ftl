anywhere-download = Downloading the table, once: { $done } of { $total } MB
anywhere-prepare = Preparing the download …
anywhere-python = Starting …
anywhere-engine = Loading the games …
anywhere-games = Opening your games …
anywhere-failed = The table could not be started in this browser: { $detail }
anywhere-again = Try again
anywhere-interpreted = This site was built without compiled rules: strong bots and hints take much longer here.
anywhere-not-kept = This browser keeps nothing in this window: your games are lost when it is closed.
anywhere-update = A new version is here. Your games stay.
anywhere-update-now = Use it now
anywhere-update-others = Close the other tabs of Megapolis first.
anywhere-close = Close
anywhere-daily = the same on every device; results stay on this one
anywhere-device = Games on this device
anywhere-device-more = This table runs in your browser, and all games are kept in it alone. Clearing the data of this site deletes them, and a browser that runs out of space may do so, too. Save them as a file from time to time.
anywhere-kept = The browser has promised to keep them.
anywhere-keep = Ask the browser to keep them
anywhere-keep-refused = The browser did not promise it. Most do once the site is installed or used often.
anywhere-save = Save all games as a file
anywhere-load = Add games from a file
anywhere-added = { $count ->
    [one] { $count } game added.
   *[other] { $count } games added.
 }
