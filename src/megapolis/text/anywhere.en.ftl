anywhere-download = Loading the table of the first game: { $done } of { $total } MB
anywhere-first = The first game is ready; the others are still loading …
anywhere-keeping = Keeping everything for use without a network: { $done } of { $total } MB
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
anywhere-daily = The same on every device, by the date. Not ranked: your results stay on this one.
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
anywhere-send = Open to others
anywhere-send-more = People at other devices play at a server of Megapolis: one of your own, or one that somebody runs for you. The game opens there with all that was played. You take your seat, and others come by the link that the server gives you. It is not rated, and what is still to be dealt is dealt there.
anywhere-server = Address of the server
anywhere-server-wrong = This is no address of a server.
anywhere-send-now = Open at { $server }
anywhere-send-copy = The game here stays as it is: what is played there does not come back by itself.
anywhere-send-file = Save this game as a file
anywhere-bring = A game from elsewhere
anywhere-bring-more = The game is checked move by move and opens at a table here. You take its first free seat, and others come by the link. It is not rated, and what is still to be dealt is dealt here. A finished game can be looked at.
anywhere-bring-now = Open the table
anywhere-bring-file = Choose a file of a game
